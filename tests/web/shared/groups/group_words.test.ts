import { describe, expect, it } from "vitest";
import { messagesUsed } from "../../../../web/shared/subscription_words.ts";
import { refetchCount } from "../../../../web/relay/refetch.ts";
import { parseQueueParams } from "../../../../web/routing/search_params.ts";
import { groupNote, matchesGroup, stateAdvice } from "../../../../web/shared/groups/group_words.ts";
import { nextWords, paceWords } from "../../../../web/shared/groups/outlook_words.ts";
import { laneWords } from "../../../../web/shared/sessions/LaneLine.tsx";
import {
  healthLine,
  healthWords,
  needsReconnect,
  resumeWord,
} from "../../../../web/shared/sessions/health_words.ts";

const now = Date.parse("2026-11-21T15:00:00Z");
const ago = (seconds: number) => new Date(now - seconds * 1000).toISOString();

describe("a group in words", () => {
  it("shows how many read it, the bot's role, and when it last got something", () => {
    const group = { kind: "GROUP", role: "ADMIN", members: 1024, lastSentAt: ago(7_200) } as const;
    expect(groupNote(group, now)).toBe("1.024 pessoas · administrador · último envio há 2 h");
    expect(groupNote({ kind: "CHANNEL", role: "MEMBER" }, now))
      .toBe("canal · membro · nada enviado ainda");
  });

  it("shows what to do wherever a message cannot be sent", () => {
    const group = { kind: "GROUP", channel: "WHATSAPP", isAdminsOnly: false } as const;
    expect(stateAdvice({ ...group, status: "READY" }, now)).toBeNull();
    for (const status of ["INACTIVE", "FORBIDDEN", "RESTING", "LEFT"] as const) {
      expect(stateAdvice({ ...group, status }, now)).not.toBeNull();
    }
    expect(stateAdvice({ ...group, status: "FORBIDDEN", isAdminsOnly: true }, now))
      .toMatch(/^Só administradores/);
    expect(stateAdvice({ ...group, channel: "TELEGRAM", status: "LEFT" }, now)).toMatch(/^O bot/);
    for (const status of ["FORBIDDEN", "LEFT"] as const) {
      expect(stateAdvice({ ...group, kind: "CHANNEL", status }, now)).toContain("este canal");
    }
  });

  it("says when it may next get a message, and what holds there", () => {
    expect(nextWords({ nextAt: null }, now)).toBe("Parado até alguém agir.");
    expect(nextWords({ nextAt: new Date(now).toISOString() }, now)).toBe("Pode receber agora.");
    expect(nextWords({ nextAt: new Date(now + 3_600_000).toISOString() }, now))
      .toMatch(/^Próxima mensagem /);
    const outlook = { gapMs: 5_000, perHour: 200, perDay: 1_500, hasOwnCap: false, sentLastDay: 3 };
    expect(paceWords(outlook)).toBe(
      "Vale hoje: 5 s entre mensagens, até 200 por hora e 1.500 por dia, somando os grupos da " +
        "conta. Em 24 h recebeu 3.",
    );
    expect(paceWords({ ...outlook, gapMs: 900_000, perDay: 10, hasOwnCap: true }))
      .toContain("15 min entre mensagens, até 200 por hora e 10 por dia.");
  });

  it("is found by words of its title and tags, by a tag, and by its messenger", () => {
    const group = {
      title: "Mães que economizam",
      tags: ["casa", "Bebês"],
      channel: "WHATSAPP" as const,
    };
    const any = { search: null, tag: null, channels: null };
    expect(matchesGroup(group, { ...any, search: "maes bebes" })).toBe(true);
    expect(matchesGroup(group, { ...any, search: "maes tech" })).toBe(false);
    expect(matchesGroup(group, { ...any, tag: "casa" })).toBe(true);
    expect(matchesGroup(group, { ...any, tag: "tech" })).toBe(false);
    expect(matchesGroup(group, { ...any, channels: ["WHATSAPP"] })).toBe(true);
    expect(matchesGroup(group, { ...any, channels: ["TELEGRAM"] })).toBe(false);
  });
});

describe("a session's health", () => {
  it("is detected by its last sign, never by a word alone", () => {
    expect(healthLine("CONNECTED", "TELEGRAM", { lastSignAt: ago(20) }, now))
      .toBe("Conectado · último sinal há 20 s");
    expect(healthLine("SILENT", "WHATSAPP", { lastSignAt: ago(300) }, now))
      .toBe("Sem sinal · último sinal há 5 min");
    expect(healthLine("DISCONNECTED", "EVOLUTION", {}, now)).toBe("Desconectado");
  });

  it("has advice wherever a person must act, and the step that helps", () => {
    const unwell = [
      "SILENT",
      "UNREACHABLE",
      "ELSEWHERE",
      "REVOKED",
      "RESTRICTED",
      "BANNED",
    ] as const;
    for (const health of unwell) {
      for (const channel of ["TELEGRAM", "WHATSAPP"] as const) {
        expect(healthWords(health, channel).advice).not.toBeNull();
      }
    }
    expect(needsReconnect("REVOKED", "TELEGRAM")).toBe(true);
    expect(needsReconnect("UNREACHABLE", "TELEGRAM")).toBe(false);
    expect(needsReconnect("ELSEWHERE", "WHATSAPP")).toBe(false);
    expect(resumeWord("ELSEWHERE", "WHATSAPP")).toBe("Usar aqui");
    expect(resumeWord("RESTRICTED", "EVOLUTION")).toBe("Voltar a enviar");
    expect(resumeWord("ELSEWHERE", "TELEGRAM")).toBeNull();
  });
});

describe("a queue in words", () => {
  const lane = {
    pausedAt: null,
    queued: 8,
    isSending: false,
    reasonCode: null,
    reason: null,
    waitsUntil: null,
  };

  it("shows how many wait, for what, and until when", () => {
    expect(laneWords({ ...lane, queued: 0 }, now)).toBe("Nada na fila");
    expect(laneWords({ ...lane, isSending: true }, now))
      .toBe("8 mensagens na fila · enviando agora");
    const waitsUntil = ago(-18);
    const pace = { ...lane, reasonCode: "PACE", reason: "Esperando.", waitsUntil } as const;
    expect(laneWords(pace, now)).toBe("8 mensagens na fila · próxima em 18 s");
    expect(laneWords({ ...pace, reasonCode: "HOUR_CAP", reason: "Cheio." }, now))
      .toBe("8 mensagens na fila. Cheio. Previsão: em 18 s.");
    expect(laneWords({ ...lane, pausedAt: ago(60) }, now)).toMatch(/em pausa desde \d\d:\d\d$/);
  });
});

it("the month's use is shown with its limit, where there is one", () => {
  expect(messagesUsed(42, 200)).toBe("42 de 200 mensagens");
  expect(messagesUsed(1, -1)).toBe("1 mensagem · sem limite");
});

it("the queue is read from its oldest end, the history from its newest", () => {
  const sought = (query: string) => parseQueueParams(new URLSearchParams(query));
  expect(sought("").page).toEqual({ statuses: ["QUEUED", "SENDING"], first: null, last: 30 });
  expect(sought("ver=falhas").page).toEqual({
    statuses: ["FAILED", "EXPIRED"],
    first: 30,
    last: null,
  });
  expect(sought("ver=constructor").view).toBe("fila");
});

it("a list that has grown is refetched at its length, up to one page's limit", () => {
  expect([0, 45, 480].map(refetchCount)).toEqual([30, 45, 100]);
});
