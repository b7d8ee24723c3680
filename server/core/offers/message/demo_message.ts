import { Failure, sentences } from "../../errors.ts";
import { noTags } from "../../marketplaces/links/affiliate_tags.ts";
import { isPublicName, parseLink } from "../../marketplaces/links/link.ts";
import { marketplaceOf } from "../../marketplaces/marketplace.ts";
import { centsOf } from "../../marketplaces/readings/price_text.ts";
import { builtIn } from "../../templates/wording.ts";
import { checkedFields } from "../typed_fields.ts";
import { messageText } from "./message.ts";
import { HOME_ZONE } from "../../users/user.ts";
import { emptyOffer } from "./message_values.ts";
import { nothingProven } from "./proven_facts.ts";

/** The fields of the demo, which a visitor fills without an account. */
export type DemoFields = { readonly title: string; readonly price: string; readonly link: string };

/** The message (null without a title), and a sentence for each field that is not valid. */
export type Demo = {
  readonly typed: DemoFields;
  readonly text: string | null;
  readonly problems: Partial<DemoFields>;
};

const CURRENCY = "BRL";
/** Characters; a page's address cannot carry much more. */
const LONGEST = 2_048;
const PRICE_UNREADABLE = "Escreva só o valor, como 129,90.";

/** What a visitor types never expires. */
const ALWAYS = new Date(0);

/** Without tags: the visitor's link stays as they wrote it. */
const visitor = {
  ...noTags,
  hasDisclosure: true,
  signature: "",
  zone: HOME_ZONE,
};

/** Returns the message as a group would get it, by the rule of all messages. Stores nothing. */
export function demoMessage(given: DemoFields): Demo {
  const typed = {
    title: given.title.slice(0, LONGEST),
    price: given.price.slice(0, LONGEST).trim(),
    link: given.link.slice(0, LONGEST).trim(),
  };
  const problems: { -readonly [Name in keyof DemoFields]?: string } = {};
  const read = <Value>(name: keyof DemoFields, value: () => Value): Value | null => {
    try {
      return value();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      problems[name] = error.message;
      return null;
    }
  };
  const title = read("title", () => checkedFields({ title: typed.title }).title) ?? "";
  const cents = typed.price && read("price", () => priceOf(typed.price));
  const link = typed.link && read("link", () => linkOf(typed.link));
  if (typed.price && cents === null) problems.price ??= PRICE_UNREADABLE;
  if (!title && (typed.title || typed.price || typed.link)) {
    problems.title ??= sentences.TITLE_MISSING;
  }
  const text = title &&
    messageText(
      {
        ...emptyOffer,
        title,
        marketplace: link ? marketplaceOf(new URL(link)) : "OTHER",
        currency: CURRENCY,
        priceCents: cents || null,
        customAffiliateUrl: link || null,
      },
      visitor,
      ALWAYS,
      builtIn,
      nothingProven,
    );
  return { typed, text: text || null, problems };
}

/** Returns cents; null where the text is no amount. @throws Failure where it cannot be a price */
function priceOf(typed: string): number | null {
  const digits = typed.replace(/^R\$\s*/i, "").replace(/\s/g, "");
  if (/^0+(?:,0*)?$/.test(digits)) throw new Failure("PRICE_INVALID");
  return centsOf(digits, CURRENCY);
}

function linkOf(typed: string): string {
  const url = parseLink(typed);
  if (!url) throw new Failure("LINK_INVALID");
  if (!isPublicName(url)) throw new Failure("LINK_REFUSED");
  return checkedFields({ affiliateUrl: url.href }).affiliateUrl!;
}
