import type {
  Availability,
  Installments,
} from "../../core/marketplaces/readings/product_reading.ts";
import type { Money } from "../../core/money.ts";

/** What an element of a page holds, and so what is taken from it. */
export type SpotKind =
  | "title"
  | "price"
  | "oldPrice"
  /** A whole price block, read as words: its struck parts come between tildes. */
  | "talk"
  | "image"
  | "stock"
  /** Being there says that the product can be bought. */
  | "buyButton"
  | "productId"
  /** How buyers rate it, as "4,8 de 5", and how many did. */
  | "stars"
  | "ratings"
  /** The payments it is sold in, in words. */
  | "installments"
  /** What bringing it costs, in words. */
  | "shipping"
  /** Words that may name a code for the checkout. */
  | "coupon"
  /** JSON that the shop's own script reads. */
  | "state"
  /** Leads on to the product's page. */
  | "onward"
  /** Being there says that this is a bot wall. */
  | "wall"
  /** Marks, inside a price block, what is struck out or begins the cents. */
  | "struck"
  | "cents";

/** A simple selector: `tag`, `#id`, `.class`, `.class*` (a class's beginning), `[name]`, `[name=value]`. */
export type Selector = string;

/** Where on a page something stands. Of several spots of one kind, the first in the list wins. */
export type Spot = {
  readonly kind: SpotKind;
  readonly find: Selector;
  /** Only inside one of these. */
  readonly within?: readonly Selector[];
  /** Never inside one of these: cards of other products look like the product itself. */
  readonly outside?: readonly Selector[];
  /** Attributes to take, the first that is filled; absent: the element's text. */
  readonly take?: readonly string[];
};

/** Once `after` has closed and all of `known` was found, a page speaks of other products only. */
type Ending = {
  readonly after: Selector;
  readonly known: readonly (SpotKind | readonly SpotKind[])[];
};

/** What a shop's own data states of its product; absent where it does not. */
export type ShopFacts = {
  readonly productId?: string | null;
  readonly title?: string | null;
  readonly price?: Money | null;
  readonly oldPrice?: Money | null;
  readonly pixPrice?: Money | null;
  readonly cardPrice?: Money | null;
  readonly image?: string | null;
  readonly installments?: Installments | null;
  readonly availability?: Availability;
};

/** How a shop's product pages are read beyond what every shop may say by the standards. */
export type Recipe = {
  /** What the shop sells in at `url`; null where that has to be on the page. */
  readonly currency: (url: URL) => string | null;
  readonly productId: RegExp;
  readonly spots: readonly Spot[];
  readonly endings?: readonly Ending[];
  /** Cards of other products. Present: texts that say whether it can be bought are read. */
  readonly cards?: readonly Selector[];
  /** Reads one block of the shop's own JSON; null when it is about something else. */
  readonly readState?: (state: unknown) => ShopFacts | null;
  /** Paths where the shop puts who it takes for a program, whatever the page says. */
  readonly wallPath?: RegExp;
  /** Whether a page that shows no product is the site's empty frame, by address and title. */
  readonly isShell?: (url: URL, title: string | null) => boolean;
};
