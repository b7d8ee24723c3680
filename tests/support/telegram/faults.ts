import { type OddsOf, plannedFaultsOf } from "../messengers/planned_faults.ts";

/** The faults of a send. BEFORE: it is not accepted; AFTER: it is. */
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

/** Plans faults of the Bot API. */
export const plannedFaults = () => plannedFaultsOf(kindsOfFault);
