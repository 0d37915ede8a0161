// Chance by seed: the same parts give the same numbers in every browser.

function hash(...parts) {
  let h = 2166136261;
  for (const char of parts.join("|")) h = Math.imul(h ^ char.codePointAt(0), 16777619);
  return h >>> 0;
}

// mulberry32: small, fast, the same everywhere
export function randomFrom(...parts) {
  let state = hash(...parts);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const pick = (random, list) => list[Math.floor(random() * list.length)];

export function shuffled(random, list) {
  const result = [...list];
  for (let i = result.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [result[i], result[j]] = [result[j], result[i]];
  }
  return result;
}
