import { expect } from "vitest";

/**
 * Tokens say in whole seconds when a session began; what ends earlier ones is as coarse. A tenth into
 * the next one: the product's clock was set by this one, and is a little behind it.
 */
export async function nextSecond() {
  const second = Math.floor(Date.now() / 1000);
  await expect.poll(() => Date.now()).toBeGreaterThan(1000 * (second + 1) + 100);
}
