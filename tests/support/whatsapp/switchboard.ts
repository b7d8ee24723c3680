import type { Account, Accounts } from "./accounts.ts";
import type { faultPlan } from "./faults.ts";
import { Refused, type ServerConnection } from "./server_connection.ts";
import { concludeLinking } from "./linking.ts";
import type { messageTaker } from "./messages.ts";
import type { phones } from "./phone.ts";
import { answerQuery, type Queries } from "./queries.ts";
import { childOf, firstOf, labelOf, type Stanza } from "./stanzas.ts";

/** Handles the stanzas of an unlinked device while it is being linked. */
export function linkingDesk(phone: ReturnType<typeof phones>) {
  return (line: ServerConnection, stanza: Stanza): void => {
    const first = firstOf(stanza);
    if (stanza.attrs.type === "result") {
      if (childOf(stanza, "pair-device-sign")) concludeLinking(line, stanza);
    } else if (first?.tag === "link_code_companion_reg") {
      try {
        line.result(stanza, phone.receive(line, first) ?? undefined);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        line.refuse(stanza, error);
      }
    } else if (stanza.attrs.xmlns === "w:p") line.result(stanza);
    else if (stanza.tag === "iq") line.refuse(stanza, new Refused(401, "not-authorized"));
  };
}

type House = {
  readonly accounts: Accounts;
  readonly messages: ReturnType<typeof messageTaker>;
  readonly faults: ReturnType<typeof faultPlan>;
  readonly queries: Queries;
  readonly unhandled: Stanza[];
};

/** Handles the stanzas of a logged-in device; unknown ones are recorded. */
export function switchboard({ accounts, messages, faults, queries, unhandled }: House) {
  return async (
    line: ServerConnection,
    account: Account,
    stanza: Stanza,
    at: number,
  ): Promise<void> => {
    switch (stanza.tag) {
      case "message":
        return await messages.receive(line, account, stanza, at);
      case "ack":
        return accounts.acknowledge(account, stanza);
      case "presence":
      case "ib":
      case "receipt":
      case "chatstate":
        return;
    }
    const code = faults.refusalOf(labelOf(stanza));
    if (code !== null) return line.refuse(stanza, new Refused(code, "refused"));
    const isKnown = stanza.tag === "iq" && stanza.attrs.type !== "error" &&
      await answerQuery(queries, { account, line, stanza, first: firstOf(stanza) });
    if (isKnown) return;
    unhandled.push(stanza);
    if (stanza.tag === "iq") line.refuse(stanza, new Refused(501, "feature-not-implemented"));
  };
}
