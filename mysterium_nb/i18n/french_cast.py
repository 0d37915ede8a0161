"""The cast and the tales in French, by their English templates."""

FRENCH_CAST: dict[str, str] = {
    # the cast
    "Usher. Shows people to seats they have only dreamt of.": "Ouvreuse. Conduit les gens à des places qu’ils n’ont fait que rêver.",
    "Strongman, retired. Bends iron, weeps at waltzes.": "Hercule de foire à la retraite. Plie le fer, pleure aux valses.",
    "Botanist. Certain that ferns gossip after dark.": "Botaniste. Tient pour sûr que les fougères bavardent la nuit.",
    "Night nurse. Has been told every secret, asleep.": "Infirmière de nuit. En dormant, on lui a confié tous les secrets.",
    "Piano tuner. Hears which room a silence comes from.": "Accordeur de pianos. Entend de quelle pièce vient un silence.",
    "Lacemaker, ninety-one. Counts the dead like stitches.": "Dentellière, quatre-vingt-onze ans. Compte les morts comme des points.",
    "Remembers everything, and has only pictures.": "Se souvient de tout, et n’a que des images.",
    # choosing a face at the door
    "Who are you tonight?": "Qui êtes-vous ce soir ?",
    "Six came to listen. One face is yours, and its colour with it.": "Six sont venus écouter. L’un de ces visages est le vôtre, et sa couleur avec lui.",
    "Your name at the table": "Votre nom à cette table",
    "Sit down as {role}": "Être {role}",
    "The one before": "Le visage précédent",
    "The next one": "Le visage suivant",
    "{name} sits here": "Place de {name}",
    "the house": "la maison",
    "free, the house plays": "place libre, tenue par la maison",
    "free, left by {name}": "place libre, quittée par {name}",
    # the prologue
    "Skip": "Passer",
    "Tonight’s tale": "L’histoire de ce soir",
    # the tales: the front row
    "The front row": "Le premier rang",
    "Forty winters ago the lamps of this theatre went out in the middle of a dance.": "Il y a quarante hivers, les lampes de ce théâtre se sont éteintes au milieu d’une danse.",
    "When they were lit again, one chair in the front row was empty, and nobody would say whose it was.": "Quand on les a rallumées, un fauteuil du premier rang était vide, et personne n’a voulu dire à qui il était.",
    "Tonight somebody sits there. It cannot speak. It has brought pictures.": "Ce soir, quelqu’un y est assis. Il ne peut pas parler. Il a apporté des images.",
    "So it was {character}, at {place}, with {thing}. The chair in the front row is empty again, and this time it is only a chair. Somebody opens a window. Far down in the house a clock that had stopped makes up its mind, and strikes.": "C’était donc cela : {character}, {place}, {thing}. Le fauteuil du premier rang est vide de nouveau, et cette fois ce n’est plus qu’un fauteuil. Quelqu’un ouvre une fenêtre. Tout au fond de la maison, une pendule arrêtée se décide, et sonne.",
    "The name was spoken, and the lamp did not move. It was another hand: {character}, at {place}, with {thing}. The picture lay here all along, and we looked beside it. The chair creaks, patient as snow. Whoever sits there has waited forty winters, and will dream more slowly for us next time.": "Le nom a été prononcé, et la lampe n’a pas bougé. C’était une autre main : {character}, {place}, {thing}. L’image était là depuis le début, et nous avons regardé à côté. Le fauteuil grince, patient comme la neige. Celui qui s’y tient attend depuis quarante hivers ; la prochaine fois, il rêvera pour nous plus lentement.",
    "No name was spoken in time. The chair in the front row creaks once, as if somebody had leant back: one can wait, with so much waiting behind one. The lamp is left burning for those who come next.": "Aucun nom n’a été prononcé à temps. Le fauteuil du premier rang grince une fois, comme si l’on s’y adossait : on sait attendre, quand on a tant attendu. La lampe restera allumée pour les suivants.",
    # the tales: the bell
    "The bell": "La cloche",
    "Every night at one, a bell rings in a house that has no bell.": "Chaque nuit, à une heure, une cloche sonne dans une maison qui n’a pas de cloche.",
    "The doctor heard it. The cook heard it. The child who sleeps on the stairs heard it best, and drew what it said.": "Le docteur l’a entendue. La cuisinière l’a entendue. L’enfant qui dort dans l’escalier l’a entendue mieux que tous, et a dessiné ce qu’elle disait.",
    "Somebody died here and dreams it still. {Until_the_end}, it may show us.": "Quelqu’un est mort ici, et le rêve encore. {Until_the_end}, il peut nous le montrer.",
    "So it was {character}, at {place}, with {thing}. At one the doctor sits up in bed, and so does the cook: nothing rings. On the stairs the child turns over and, for the first time, sleeps till morning. From the last of its drawings the bell is gone.": "C’était donc cela : {character}, {place}, {thing}. À une heure, le docteur se redresse dans son lit, et la cuisinière aussi : rien ne sonne. Dans l’escalier, l’enfant se retourne et, pour la première fois, dort jusqu’au matin. Sur le dernier de ses dessins, la cloche n’y est plus.",
    "We said a name, and far below us it rang, twice. It was {character}, at {place}, with {thing}. The doctor turns up the lamp, the cook stops her ears. On the stairs the child has already taken a new sheet of paper.": "Nous avons dit un nom, et sous nos pieds elle a sonné, deux fois. La vérité, c’était {character}, {place}, {thing}. Le docteur remonte la lampe, la cuisinière se bouche les oreilles. Dans l’escalier, l’enfant a déjà pris une feuille neuve.",
    "Nobody said a name in time, and it rang until the morning, thin as a spoon on a glass. The child gathers its drawings one by one, and puts them in order for us. Another night, then.": "Personne n’a dit de nom à temps, et elle a sonné jusqu’au matin, grêle comme une cuillère sur un verre. L’enfant ramasse ses dessins un à un, et les remet en ordre pour nous. Une autre nuit, alors.",
    # the tales: the thirteenth stair
    "The thirteenth stair": "La treizième marche",
    "By day the cellar stairs of this house have twelve steps, and by night they have thirteen.": "Le jour, l’escalier de la cave a douze marches ; la nuit, il en a treize.",
    "Whoever stands on the last one hears breathing, close by and unhurried, as of somebody who paints.": "Sur la dernière, on entend respirer, tout près et sans hâte, comme respire quelqu’un qui peint.",
    "Tonight there was wet colour on the wall, and in it the wish to be understood.": "Ce soir, il y avait sur le mur de la couleur encore fraîche, et dans cette couleur l’envie d’être compris.",
    "So it was {character}, at {place}, with {thing}. On the way up we counted the stairs: twelve. We went down again to be sure: twelve. The colour on the wall is dry, and at the foot of it somebody has signed, with a hand that no longer trembles.": "C’était donc cela : {character}, {place}, {thing}. En remontant, nous avons compté les marches : douze. Nous sommes redescendus pour en être sûrs : douze. Sur le mur, la couleur a séché ; tout en bas, quelqu’un a signé, d’une main qui ne tremble plus.",
    "One name, and all the colour ran down the wall. It was {character}, at {place}, with {thing}, and we had held our lamps too high. We went up quickly. There were thirteen stairs and, we believe, a fourteenth.": "Un nom, et toute la couleur a coulé le long du mur. La vérité, c’était {character}, {place}, {thing} ; nous avions tenu nos lampes trop haut. Nous sommes remontés bien vite. Il y avait treize marches et, croyons-nous, une quatorzième.",
    "The candles were shorter than our thoughts, and no name was said. The breathing kept us company for a while, kindly, like an old teacher’s, and then moved off. Those who come after us should count the stairs.": "Les bougies ont été plus courtes que nos pensées, et aucun nom n’a été dit. Le souffle nous a tenu compagnie un moment, avec bonté, comme celui d’un vieux maître, puis il s’est éloigné. Que ceux qui viendront après nous comptent les marches.",
    # the tales: the coat
    "The coat": "Le manteau",
    "In the cloakroom hangs a coat that nobody has come for since the night of the great ball.": "Au vestiaire pend un manteau que personne n’est venu reprendre depuis la nuit du grand bal.",
    "It has hung there for thirty seasons and is still warm; the moths go round it on tiptoe.": "Il est là depuis trente saisons, et il est encore tiède ; les mites en font le tour sur la pointe des pieds.",
    "Tonight its pockets were full of little pictures. Somebody would like to be helped into it, and to go home.": "Ce soir, ses poches étaient pleines de petites images. Quelqu’un voudrait qu’on l’aide à l’enfiler, et rentrer chez soi.",
    "So it was {character}, at {place}, with {thing}. In the cloakroom the hook is bare. Nobody saw who took the coat; but the porter, who is no man for such things, swears that he held the door for a draught, and that it thanked him.": "C’était donc cela : {character}, {place}, {thing}. Au vestiaire, la patère est nue. Personne n’a vu qui a pris le manteau ; mais le portier, qui n’est pas homme à ces choses-là, jure qu’il a tenu la porte à un courant d’air, et que le courant d’air l’a remercié.",
    "It was the wrong name; and the coat, which had begun to lift a sleeve, hung still. It was {character}, at {place}, with {thing}: the picture of it was in the inside pocket, over the heart, where we did not like to look. It cools slowly, as coats do.": "Ce n’était pas le bon nom ; et le manteau, qui levait déjà une manche, est retombé. La vérité, c’était {character}, {place}, {thing} : l’image en était dans la poche intérieure, contre le cœur, là où nous n’osions pas regarder. Il refroidit lentement, comme font les manteaux.",
    "Nobody named anybody, and the cloakroom was locked as on every night. Through the keyhole one sees the coat with its collar up, as people stand who do not mind waiting. There is something in its pockets still.": "Personne n’a nommé personne, et l’on a fermé le vestiaire comme tous les soirs. Par le trou de la serrure on voit le manteau, le col relevé, comme ceux que l’attente ne dérange pas. Il reste quelque chose dans ses poches.",
}
