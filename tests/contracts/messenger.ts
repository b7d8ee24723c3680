import type { MessengerStandin } from "../support/messenger_standin.ts";
import { hearingContract } from "./messenger_hearing.ts";
import { sendingContract } from "./messenger_sending.ts";

/**
 * What any messenger must do, whatever its vendor is; proved by what the members of a stand-in's
 * groups see.
 */
export function messengerContract(
  name: string,
  makeStandin: () => Promise<MessengerStandin>,
): void {
  hearingContract(name, makeStandin);
  sendingContract(name, makeStandin);
}
