import type { SessionProblem } from "../messenger.ts";
import type { Pace } from "../settings/bot_settings.ts";
import { pastSafePace, SAFE_PACE } from "../pacing/safe_pace.ts";
import { WARM_UP_CAPS } from "../pacing/warm_up.ts";

export const riskLevels = ["LOW", "MEDIUM", "HIGH"] as const;
export type RiskLevel = (typeof riskLevels)[number];

/** How likely a number is to be restricted, why, and what to do, in Portuguese. */
export type Risk = {
  readonly level: RiskLevel;
  /** The gravest first; never empty. */
  readonly reasons: readonly string[];
  readonly advice: string;
};

/** The facts about a number that its risk is rated by. */
export type RiskFacts = {
  readonly problem: SessionProblem | null;
  /** Whole days since it was last restricted; null: it never was. */
  readonly daysSinceRestriction: number | null;
  /** The day of its warm-up; null: it is not new. */
  readonly warmUp: { readonly day: number; readonly cap: number } | null;
  /** Messages started today, started in the last 24 hours, and refused among the latter. */
  readonly sentToday: number;
  readonly started: number;
  readonly refused: number;
  /** The count of the most frequent text in the last hour. */
  readonly identical: number;
  /** The effective pace. */
  readonly pace: Pace;
  readonly isProtected: boolean;
  /** Groups that it sends to, and how many of them it does not administer. */
  readonly groups: number;
  readonly groupsAsMember: number;
};

type Finding = {
  readonly level: "MEDIUM" | "HIGH";
  readonly reason: string;
  readonly advice: string;
};
type Rule = (facts: RiskFacts) => Finding | null;

const RECENT_DAYS = 7;
const REMEMBERED_DAYS = 30;
/** The days of a warm-up on which being new is itself a risk. */
const FRAIL_DAYS = WARM_UP_CAPS.length / 2;

const ruleOfRestriction: Rule = ({ problem, daysSinceRestriction: days }) => {
  if (problem === "BANNED") {
    const advice = "Peça a revisão no próprio WhatsApp, no celular. Até lá, nada sai por ele.";
    return { level: "HIGH", reason: "O WhatsApp baniu este número.", advice };
  }
  if (problem === "RESTRICTED") {
    const reason = "O WhatsApp restringiu este número, e os envios estão parados.";
    const advice = "Deixe o número descansar um dia ou mais. Quando voltar, mande menos.";
    return { level: "HIGH", reason, advice };
  }
  if (days === null || days > REMEMBERED_DAYS) return null;
  const when = ["hoje", "ontem"][days] ?? `há ${days} dias`;
  return {
    level: days <= RECENT_DAYS ? "HIGH" : "MEDIUM",
    reason: `O WhatsApp restringiu este número ${when}.`,
    advice: "Mande menos por algumas semanas, e só a grupos que pediram ofertas.",
  };
};

const ruleOfWarmUp: Rule = ({ warmUp, sentToday }) => {
  if (!warmUp) return null;
  const { day, cap } = warmUp;
  if (sentToday > cap) {
    const reason =
      `Número novo, dia ${day}: saíram ${sentToday} mensagens hoje, e o plano é ${cap}.`;
    const advice = "Ligue “Proteger meu número” e deixe o resto para amanhã.";
    return { level: "HIGH", reason, advice };
  }
  if (day > FRAIL_DAYS) return null;
  const reason = `Número novo: dia ${day} de ${WARM_UP_CAPS.length} do aquecimento.`;
  const advice = "Siga o aquecimento: a cada dia podem sair mais mensagens.";
  return { level: "MEDIUM", reason, advice };
};

/** How each setting beyond the safe pace is described. */
const beyond: Readonly<Record<keyof Pace, string>> = {
  gapMinMs: `intervalo menor que ${SAFE_PACE.gapMinMs / 1000} s`,
  gapMaxMs: "intervalo quase sempre igual",
  perMinute: `mais de ${SAFE_PACE.perMinute} por minuto`,
  perHour: `mais de ${SAFE_PACE.perHour} por hora`,
  perDay: `mais de ${SAFE_PACE.perDay.toLocaleString("pt-BR")} por dia`,
  identicalPerHour: `mais de ${SAFE_PACE.identicalPerHour} textos iguais por hora`,
};

const ruleOfPace: Rule = ({ isProtected, pace, warmUp }) => {
  const names = isProtected ? [] : pastSafePace(pace);
  if (names.length === 0) return null;
  return {
    level: warmUp ? "HIGH" : "MEDIUM",
    reason: `A proteção está desligada e o ritmo permite: ${
      names.map((name) => beyond[name]).join(", ")
    }.`,
    advice: "Ligue “Proteger meu número” em Envio e ritmo.",
  };
};

const MANY_IDENTICAL = 10;
const ruleOfWords: Rule = ({ identical }) =>
  identical <= SAFE_PACE.identicalPerHour ? null : {
    level: identical > MANY_IDENTICAL ? "HIGH" : "MEDIUM",
    reason: `Na última hora saíram ${identical} mensagens com o mesmo texto.`,
    advice: "Varie o texto: crie um modelo com variações.",
  };

const ruleOfRefusals: Rule = ({ started, refused }) => {
  if (refused < 3 || refused < 0.1 * started) return null;
  return {
    level: refused >= 5 && refused >= 0.3 * started ? "HIGH" : "MEDIUM",
    reason: `O WhatsApp recusou ${refused} das ${started} mensagens das últimas 24 horas.`,
    advice: "Veja na fila quais grupos recusam e desative-os.",
  };
};

const ruleOfGroups: Rule = ({ groups, groupsAsMember }) =>
  groupsAsMember < 3 || groupsAsMember < groups / 2 ? null : {
    level: "MEDIUM",
    reason: `Em ${groupsAsMember} de ${groups} grupos este número não é administrador.`,
    advice: "Prefira grupos seus: nos dos outros, uma oferta passa fácil por spam.",
  };

/** In the order in which findings of the same level are shown. */
const rules: readonly Rule[] = [
  ruleOfRestriction,
  ruleOfPace,
  ruleOfWarmUp,
  ruleOfWords,
  ruleOfRefusals,
  ruleOfGroups,
];

/** This many MEDIUM findings together count as HIGH. */
const TOGETHER = 3;

/**
 * Rates a number's risk. This is an estimate by rules of thumb: the vendor does not publish its
 * own.
 */
export function riskOf(facts: RiskFacts): Risk {
  const found = rules.flatMap((rule) => rule(facts) ?? []);
  const grave = found.filter(({ level }) => level === "HIGH");
  const ordered = [...grave, ...found.filter(({ level }) => level === "MEDIUM")];
  const [worst] = ordered;
  if (!worst) {
    return {
      level: "LOW",
      reasons: ["O uso está dentro do recomendado. Nenhum número está livre de bloqueio."],
      advice: "Continue assim: varie os textos e mande só a grupos que pediram ofertas.",
    };
  }
  return {
    level: grave.length > 0 || found.length >= TOGETHER ? "HIGH" : "MEDIUM",
    reasons: ordered.map(({ reason }) => reason),
    advice: worst.advice,
  };
}
