import { type OddsOf, plannedFaultsOf } from "../messengers/planned_faults.ts";

/** What can happen to a send besides going well. BEFORE: it is not taken; AFTER: it is. */
export const kindsOfFault = [
  "TOO_MANY",
  "ERROR_BEFORE",
  "ERROR_AFTER",
  "SILENCE_BEFORE",
  "SILENCE_AFTER",
  "DROP_BEFORE",
  "DROP_AFTER",
  "SLOW",
] as const;
export type Fault = (typeof kindsOfFault)[number];
export type Odds = OddsOf<Fault>;

/** What is to go wrong at the Bot API. */
export const plannedFaults = () => plannedFaultsOf(kindsOfFault);
