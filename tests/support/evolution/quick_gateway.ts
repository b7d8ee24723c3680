import type { EvolutionOptions } from "../../../server/adapters/evolution/evolution.ts";

/** Checks as often as tests need, and hardly any pause after a failure. */
export const quickGateway: Required<EvolutionOptions> = {
  checkMs: 30,
  longestPauseMs: 200,
  listMs: 30,
  pairCheckMs: 20,
  shownMs: 2_000,
  pairMs: 30_000,
};
