import { describe, expect, it } from "vitest";
import { dispatchLooks } from "../../../../web/shared/dispatches/DispatchChip.tsx";
import {
  deliveredTo,
  dispatchNote,
  reachedWords,
} from "../../../../web/shared/dispatches/dispatch_words.ts";
import { planSentence } from "../../../../web/shared/sending/useSendingPlan.ts";
import {
  sendingLook,
  sentShare,
  sentWords,
  type Tally,
  tallyTitle,
} from "../../../../web/shared/dispatches/tally_words.ts";
import { aroundTimeLabel, clockLabel, secondsLabel } from "../../../../web/ui/text/clock.ts";

const now = Date.parse("2026-11-21T15:00:00Z");
const soon = "2026-11-21T15:02:00Z";

function tally(some: Partial<Tally>): Tally {
  const none = { queued: 0, sending: 0, sent: 0, failed: 0, uncertain: 0, expired: 0, canceled: 0 };
  const counts = { ...none, ...some };
  return { ...counts, total: Object.values(counts).reduce((sum, count) => sum + count, 0) };
}

describe("what stands beside a message", () => {
  it("shows when it will be sent, and why it waits, unless that is only the pace", () => {
    const waiting = { status: "QUEUED", expectedAt: soon, reason: "Você pausou." } as const;
    expect(dispatchNote({ ...waiting, reasonCode: "PAUSED" }, now))
      .toBe(`${aroundTimeLabel(soon, now)} · Você pausou.`);
    expect(dispatchNote({ ...waiting, reasonCode: "PACE" }, now)).toBe(aroundTimeLabel(soon, now));
    expect(dispatchNote({ status: "QUEUED" }, now)).toBe("espera a vez");
  });

  it("shows when it was sent, to the second, and any reservation", () => {
    const sent = { status: "SENT", settledAt: soon } as const;
    expect(dispatchNote(sent, now)).toBe(secondsLabel(soon, now));
    expect(dispatchNote({ ...sent, reason: "Sem imagem." }, now)).toMatch(/ · Sem imagem\.$/);
    expect(dispatchNote({ status: "SENDING", startedAt: soon }, now))
      .toBe(`às ${clockLabel(soon)}`);
  });

  it("shows how many phones have it, at the least, once the first has confirmed", () => {
    expect(deliveredTo(1)).toBe("Entregue a pelo menos 1 pessoa");
    expect(deliveredTo(1_132)).toBe("Entregue a pelo menos 1.132 pessoas");
    expect(reachedWords(0)).toBeNull();
    expect(reachedWords(1)).toBe("1 pessoa ou mais");
    expect(reachedWords(1_132)).toBe("1.132 pessoas ou mais");
  });

  it("shows the reason where it was not sent", () => {
    expect(dispatchNote({ status: "FAILED", reason: "O bot saiu." }, now)).toBe("O bot saiu.");
    expect(dispatchNote({ status: "EXPIRED" }, now)).toBe("");
  });

  it("is never shown by colour alone, and red means that it was not sent", () => {
    for (const { words } of Object.values(dispatchLooks)) expect(words).not.toBe("");
    const red = Object.entries(dispatchLooks).filter(([, { tone }]) => tone === "wrong");
    expect(red.map(([status]) => status).sort()).toEqual(["EXPIRED", "FAILED"]);
  });
});

describe("the results of a sending", () => {
  const eight = { meant: 8, sent: 3 };

  it("show the current state, and the number of groups", () => {
    expect(tallyTitle(tally({ sent: 3, queued: 4, sending: 1 }), eight, false))
      .toBe("Enviando para 8 grupos");
    expect(tallyTitle(tally({ sent: 3, queued: 5 }), eight, true)).toBe("Envio em pausa");
    expect(tallyTitle(tally({ sent: 1 }), { meant: 1, sent: 1 }, false)).toBe(
      "Enviado para 1 grupo",
    );
    expect(tallyTitle(tally({ failed: 2 }), { meant: 2, sent: 0 }, false)).toBe("Não foi enviado");
    expect(tallyTitle(tally({ uncertain: 1 }), { meant: 1, sent: 0 }, false)).toBe(
      "Falta a sua decisão",
    );
    expect(tallyTitle(tally({ canceled: 2 }), { meant: 0, sent: 0 }, false)).toBe(
      "Envio cancelado",
    );
    expect(tallyTitle(tally({}), { meant: 0, sent: 0 }, false)).toBe("Nada foi enviado ainda");
  });

  it("do not count cancelled ones", () => {
    const half = tally({ sent: 3, queued: 3, canceled: 2 });
    expect(sentWords(half)).toBe("3 de 6 enviadas");
    expect(sentShare(half)).toBe(0.5);
    expect(sentShare(tally({ canceled: 2 }))).toBe(0);
    expect(sentWords(tally({ canceled: 2 }))).toBe("Nada a enviar");
  });

  it("are one chip in the list: uncertain first, waiting before sent", () => {
    expect(sendingLook(tally({}))).toBeNull();
    expect(sendingLook(tally({ sent: 3, uncertain: 1, queued: 4 }))?.state).toBe("doubt");
    expect(sendingLook(tally({ sent: 3, queued: 5 })))
      .toEqual({ state: "underWay", words: "Enviando", ratio: "3/8" });
    expect(sendingLook(tally({ sent: 3, failed: 1 }))?.state).toBe("sent");
    expect(sendingLook(tally({ failed: 1 }))?.state).toBe("failed");
    expect(sendingLook(tally({ canceled: 1 }))?.state).toBe("canceled");
  });
});

describe("what a sending would come to", () => {
  it("shows how many messages, until when, and what is left of the month", () => {
    const dispatches = [{ expectedAt: soon }, { expectedAt: "2026-11-21T15:01:00Z" }, {}];
    expect(planSentence({ messages: 3, messagesLeft: 1150, dispatches }, now))
      .toBe(`3 mensagens · termina ${aroundTimeLabel(soon, now)} · restam 1.150 neste mês`);
    expect(planSentence({ messages: 1, messagesLeft: null, dispatches: [] }, now))
      .toBe("1 mensagem");
    expect(planSentence({ messages: 1, messagesLeft: 1, dispatches: [] }, now))
      .toBe("1 mensagem · resta 1 neste mês");
  });
});
