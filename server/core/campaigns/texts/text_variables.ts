import { withoutMarks } from "../../offers/field_values.ts";
import type { Line } from "../../templates/template_text.ts";
import type { LintRules } from "../../templates/lint.ts";
import { type RetailSeason, retailSeasonAt } from "../../templates/retail_year.ts";
import { variables, type Vocabulary } from "../../templates/variables.ts";
import { zoned } from "../../zoned.ts";

/** What a campaign text can say without an offer. */
const plainVariables = {
  grupo: { about: "o nome do grupo que recebe", isUsual: true },
  hoje: { about: "o dia do envio, como 28/11", isUsual: true },
  dia: { about: "o dia da semana do envio, como sexta-feira", isUsual: true },
  epoca: { about: "a época do texto, como Dia das Mães" },
  epoca_dia: { about: "o dia da época, como 10/05" },
  epoca_em: { about: "quanto falta para a época: “daqui a 3 dias”, “amanhã”, “hoje”" },
} as const satisfies Vocabulary;

/** All that a campaign text can say: the fields of an offer too, where it is sent with one. */
export const textVariables: Vocabulary = { ...plainVariables, ...variables };

/** Whether a text names a field of an offer, and so is meant to be sent with one. */
export const isOfOffer = (lines: readonly Line[]): boolean =>
  lines.some((line) =>
    line.some((piece) => piece.kind === "variable" && Object.hasOwn(variables, piece.name))
  );

export const textLintRules: LintRules = {
  noun: "o texto",
  opening: "Escreva o texto.",
  vocabulary: textVariables,
  isOfOffer,
};

type Values = Readonly<Record<keyof typeof plainVariables, string | null>>;

/** Returns the value of each variable that needs no offer, for a message that leaves at `at`. */
export function plainValues(
  { season, groupTitle, at, timeZone }: {
    readonly season: RetailSeason | null;
    /** Null: none is known. */
    readonly groupTitle: string | null;
    readonly at: Date;
    readonly timeZone: string;
  },
): Values {
  const day = zoned(at, timeZone).toPlainDate();
  const dates = season && retailSeasonAt(season, day.toString());
  const days = dates ? day.until(Temporal.PlainDate.from(dates.day)).days : -1;
  return {
    grupo: withoutMarks(groupTitle ?? "") || null,
    hoje: dayMonth(day.toString()),
    dia: day.toLocaleString("pt-BR", { weekday: "long" }),
    epoca: dates?.name ?? null,
    epoca_dia: dates && dayMonth(dates.day),
    epoca_em: days < 0 ? null : days < 2 ? ["hoje", "amanhã"][days]! : `daqui a ${days} dias`,
  };
}

const dayMonth = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}`;
