import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import { factSheet } from "./fact_sheet.ts";
import type { Fact } from "./thread.ts";
import { sendingOf } from "./tools/explain_sending.ts";
import { resultsOf } from "./tools/read_results.ts";

/** WEEK: how the last days went. SENDING: why an offer went, waits or did not go. */
export type QuickAnswerKind = "WEEK" | "SENDING";

/** An answer that the rules of the product give, without a language model. */
export type QuickAnswer = {
  readonly sentences: readonly string[];
  readonly facts: readonly Fact[];
};

/** Answers by the same tools as the chat. @throws Failure OFFER_NOT_FOUND */
export async function quickAnswer(
  ctx: Context,
  { kind, offerId }: {
    readonly kind: QuickAnswerKind;
    readonly offerId?: string | null | undefined;
  },
): Promise<QuickAnswer> {
  const facts = factSheet([]);
  if (kind === "WEEK") {
    const { agora } = await resultsOf(ctx, "LAST_7_DAYS", facts);
    const { mensagens, cliques, vendas } = agora;
    const sentence = `Nos últimos 7 dias: ${
      [
        `mensagens enviadas, ${mensagens?.value ?? "0"}`,
        cliques && `cliques, ${cliques.value}`,
        vendas && `vendas, ${vendas.value}`,
      ].filter(Boolean).join("; ")
    }.`;
    return { sentences: [sentence], facts: facts.added.filter(({ path }) => path !== null) };
  }
  if (!offerId) throw new Failure("OFFER_NOT_FOUND", ["offerId"]);
  const { oferta, envios, aviso } = await sendingOf(ctx, offerId, facts);
  const sentences = envios.map(({ grupo, situacao, quando, motivo }) =>
    `${grupo.value}: ${situacao} (${quando.value}).${motivo ? ` ${motivo.value}` : ""}`
  );
  return {
    sentences: aviso ? [aviso] : [`${oferta.titulo.value}`, ...sentences],
    facts: [],
  };
}
