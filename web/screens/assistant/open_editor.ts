import { offerPath, paths } from "../../paths.ts";
import { repeatPath } from "../../routing/repeat_path.ts";
import {
  NEW_RULE,
  NEW_TEXT,
  newMessage,
  saveTypedValues,
  storePasteText,
} from "../../shared/drafts.ts";
import type { RuleValues } from "../../shared/rules/rule_values.ts";

type Proposed = {
  readonly link?: string | null | undefined;
  readonly product?: { readonly id: string } | null | undefined;
  readonly preview?:
    | {
      readonly words?: string | null | undefined;
      readonly offer?: { readonly id: string } | null | undefined;
    }
    | null
    | undefined;
  readonly text?: { readonly name: string; readonly body: string } | null | undefined;
  readonly entry?:
    | {
      readonly startsLocal: string;
      readonly campaignText?: { readonly id: string } | null | undefined;
      readonly offer?: { readonly id: string } | null | undefined;
      readonly groups: readonly { readonly id: string }[];
    }
    | null
    | undefined;
  readonly rule: RuleValues | null;
};

/**
 * Leaves a proposal for the editor of what it would become, as if the person had typed it there.
 * Returns the editor's address.
 */
export function openEditor(proposed: Proposed): string {
  const { link, product, preview, text, entry, rule } = proposed;
  if (link) {
    storePasteText(link);
    return paths.generator;
  }
  if (preview?.offer) {
    const { offer, words } = preview;
    if (words) saveTypedValues(newMessage(offer.id), { text: words });
    return offerPath(offer.id);
  }
  if (product) return `${paths.products}?produto=${product.id}`;
  if (text) {
    saveTypedValues(NEW_TEXT, { name: text.name, body: text.body });
    return `${paths.campaignTexts}?texto=novo`;
  }
  if (entry) {
    const offerId = entry.offer?.id;
    const groupIds = entry.groups.map(({ id }) => id);
    const at = { at: entry.startsLocal, groupIds };
    return repeatPath(
      offerId ? { offerId, ...at } : { textId: entry.campaignText?.id ?? "", ...at },
    );
  }
  if (rule) saveTypedValues(NEW_RULE, rule);
  return `${paths.automation}?regra=nova`;
}
