import type { TemplateId } from "../ids.ts";
import { type Template, type Templated, templateFor } from "./template.ts";
import { variantFor } from "./variant.ts";

/** The product's own message; whoever has no template of theirs sends with it. */
export const BUILT_IN_BODY = `*{titulo}*

De ~{preco_antigo?}~
Por *{preco}* {no_pix}
No Pix: *{preco_pix}*
No cartão: {preco_cartao}
Em {parcelas}

Cupom: *{cupom}*
{frete}

Compre aqui: {link}`;

/** Which template a message is made with, and the slot of its wording; null: the product's own. */
export type Wording = {
  readonly templateId: TemplateId | null;
  readonly variant: number | null;
  readonly body: string;
};

/** Where no template of theirs fits. */
export const builtIn: Wording = { templateId: null, variant: null, body: BUILT_IN_BODY };

/**
 * The wording of an offer's message on that day (YYYY-MM-DD), out of its person's templates. `key`
 * draws among its variants; null: the first, as the person is shown it.
 */
export function wordingFor(
  offer: Templated,
  templates: readonly Template[],
  day: string,
  key: string | null,
): Wording {
  const template = templateFor(offer, templates, day);
  if (!template) return builtIn;
  const { variants } = template;
  const { slot, body } = variants[key === null ? 0 : variantFor(key, variants)]!;
  return { templateId: template.id, variant: slot, body };
}
