import type { EvidenceField, EvidenceSource } from "../__generated__/fieldRows_offer.graphql.ts";

/**
 * The interface between the server and the public pages. The build makes one module of `server.tsx`,
 * which the server loads by `server/http/pages/pages_module.ts`.
 */
export type PagesModule = {
  /** Each page's address. */
  readonly paths: Readonly<Record<PublicPage["name"], string>>;
  readonly legal: Legal;
  /** The script that runs before the first paint; the content policy allows it by its hash. */
  readonly firstScript: string;
  /** Renders a whole HTML document. */
  readonly render: (page: Page, frame: Frame) => string;
};

/** The versions of the legal texts; dates are ISO 8601. */
export type Legal = {
  readonly terms: Edition;
  readonly privacy: Edition;
};
export type Edition = { readonly version: string; readonly date: string };

/** The data that every page needs. */
export type Frame = {
  readonly siteName: string;
  /** The product's address, without a final slash. */
  readonly origin: string;
  readonly style: string;
  /** The three colours as CSS, and their version; null if they could not be read. */
  readonly appearance:
    | { readonly version: number; readonly css: string; readonly primaryColor: string }
    | null;
  readonly script: string;
  /** The script that announces a maintenance; null: none is planned or in force. */
  readonly maintenanceScript: string | null;
};

export type Page =
  | { readonly name: "home"; readonly data: HomeData }
  | { readonly name: "terms"; readonly data: LegalData }
  | { readonly name: "privacy"; readonly data: LegalData }
  | { readonly name: "help"; readonly data: HelpData }
  | { readonly name: "roadMap"; readonly data: RoadMapData }
  | { readonly name: "helpArticle"; readonly data: HelpArticleData }
  | DocsPage
  | { readonly name: "graphiql"; readonly data: GraphiqlData }
  | { readonly name: "link"; readonly data: LinkData }
  | { readonly name: "error"; readonly data: ErrorData }
  | { readonly name: "maintenance"; readonly data: MaintenanceData }
  | StorePage;

/** A page of one person's store, under the store's own address. */
export type StorePage =
  | { readonly name: "store"; readonly data: StoreData }
  | { readonly name: "storeReport"; readonly data: StoreReportData }
  | { readonly name: "storeClosed"; readonly data: { readonly title: string } };

/** A page of the documentation of the API. */
export type DocsPage =
  | { readonly name: "docs"; readonly data: DocsData }
  | { readonly name: "docsReference"; readonly data: DocsReferenceData }
  | { readonly name: "docsType"; readonly data: DocsTypeData };

/** A page with an address of its own. */
export type PublicPage = Exclude<
  Page,
  StorePage | DocsPage | {
    readonly name: "helpArticle" | "graphiql" | "link" | "error" | "maintenance";
  }
>;

export type HomeData = {
  /** The limits of the free plan. */
  readonly limits: {
    readonly messagesPerMonth: number;
    readonly groups: number;
    readonly sessions: number;
    readonly offersPerDay: number;
  };
  readonly trialDays: number;
  /** The plans that are for sale, cheapest first; empty: admins give them. */
  readonly plans: readonly PublicPlan[];
  /** A product whose message carries its person's own link. */
  readonly shared: DemoReading;
  readonly demo: Demo;
};

/** A plan for sale; -1 is without a limit. */
export type PublicPlan = {
  readonly name: string;
  /** "R$ 49,90". */
  readonly price: string;
  readonly interval: "month" | "year";
  readonly messagesPerMonth: number;
  readonly groups: number;
  readonly sessions: number;
};

/** What was read of the link that a guest pasted, or an example. */
export type Demo = {
  /** What the guest pasted; empty at first. */
  readonly link: string;
  readonly reading: DemoReading;
  readonly isExample: boolean;
  /** The sentence of what went wrong, or is missing; null: nothing. */
  readonly problem: string | null;
};
export type DemoReading = {
  readonly title: string;
  readonly shop: string;
  readonly price: string | null;
  readonly oldPrice: string | null;
  readonly imageUrl: string | null;
  readonly facts: readonly DemoFact[];
  /** The message, with WhatsApp's marks. */
  readonly text: string;
};
export type DemoFact = {
  readonly field: EvidenceField;
  readonly value: string;
  readonly source: EvidenceSource;
};

/** A page of a person's store. Addresses are of the web or paths of ours; instants are ISO 8601. */
export type StoreData = {
  readonly slug: string;
  readonly title: string;
  /** A line about it; empty: none. */
  readonly about: string;
  /** The path of this page, without a search. */
  readonly canonical: string;
  /** The path of the store. */
  readonly base: string;
  readonly photoUrl: string | null;
  readonly bannerUrl: string | null;
  /** The picture that messengers show of it. */
  readonly pictureUrl: string;
  /** Its own colours in place of the site's. */
  readonly colors: { readonly primaryColor?: string; readonly cardColor?: string };
  readonly search: string;
  /** The sections and shops to choose from; the first is all. */
  readonly choices: readonly {
    readonly title: string;
    readonly address: string;
    readonly isHere: boolean;
  }[];
  /** The chosen section and shop, as the address words them. */
  readonly section: string | null;
  readonly shop: string | null;
  /** Offers for sale, up to 1,000. */
  readonly count: number;
  /** Whether search engines may list it. */
  readonly isIndexed: boolean;
  readonly cards: readonly StoreCardData[];
  readonly ended: readonly StoreEndedData[];
  /** The path of the next page; null: this is the last. */
  readonly next: string | null;
  readonly isFirst: boolean;
  readonly links: readonly { readonly title: string; readonly url: string }[];
  readonly invites: readonly {
    readonly title: string;
    readonly messenger: "WHATSAPP" | "TELEGRAM";
    /** Null: it is full. */
    readonly url: string | null;
    readonly members: number | null;
    readonly isFull: boolean;
  }[];
  /** What shops' programmes want to be said beside their links. */
  readonly programmes: readonly string[];
  readonly now: string;
};

export type StoreCardData = {
  readonly title: string;
  readonly shop: string;
  readonly url: string;
  readonly imageUrl: string | null;
  readonly price: {
    readonly cents: number;
    readonly currency: string;
    readonly formatted: string;
  } | null;
  /** Whether the product read the price itself. */
  readonly isPriceProven: boolean;
  readonly seenAt: string | null;
  readonly lowestInDays: number | null;
  readonly couponCode: string | null;
};

/** An offer that is over. */
export type StoreEndedData = {
  readonly title: string;
  readonly shop: string;
  readonly imageUrl: string | null;
  readonly lastPrice: string | null;
  /** Why, and when where that is known. */
  readonly words: string;
};

/** The form that reports a store. */
export type StoreReportData = {
  readonly title: string;
  readonly base: string;
  readonly action: string;
  /** The sentence of what is wrong with the report; null: nothing. */
  readonly problem: string | null;
  readonly isSent: boolean;
};

export type LegalData = Edition & {
  /** The contact for privacy; null if the operator has set none. */
  readonly privacyContact: string | null;
};

/** The articles of the help. */
export type HelpData = {
  /** The words that were sought; empty: these are all articles. */
  readonly search: string;
  readonly groups: readonly {
    /** Empty: what the search found. */
    readonly category: string;
    readonly articles: readonly {
      readonly path: string;
      readonly title: string;
      readonly summary: string;
    }[];
  }[];
};

/** An article of the help; `html` is its text, rendered by the server. */
export type HelpArticleData = {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly category: string;
  readonly html: string;
  readonly related: readonly { readonly path: string; readonly title: string }[];
  /** What became of a rating that was just sent; null: none was. */
  readonly rating: { readonly isSent: boolean; readonly problem: string | null } | null;
};

/** What was accepted of what people suggested, the most wanted first. */
export type RoadMapData = {
  readonly topics: readonly {
    readonly title: string;
    readonly summary: string;
    readonly status: "PLANNED" | "DOING" | "DONE";
    readonly votes: number;
  }[];
};

/** What the address of a short link shows when it does not lead on. */
export type LinkData =
  | { readonly kind: "EXPIRED" | "SCHEDULED" | "DISABLED" | "FULL" | "CHANGED" }
  | {
    readonly kind: "PASSWORD";
    /** Its path, to which the password is sent. */
    readonly path: string;
    /** The sentence of what went wrong with the last try; null: there was none. */
    readonly problem: string | null;
  };

/** What everybody but those who pass sees while the site is closed. */
export type MaintenanceData = {
  /** In an admin's words. */
  readonly message: string;
  /** ISO 8601. */
  readonly endsAt: string;
  /** Whether it opens by itself at the end; the page in place of a form's answer does not. */
  readonly isOpening: boolean;
};

type ErrorData = {
  readonly status: number;
  readonly path: string;
  readonly requestId: string;
};

/** What each page of the documentation has. */
type DocsFrame = {
  readonly path: string;
  /** All texts, in their order. */
  readonly contents: readonly { readonly path: string; readonly title: string }[];
};
export type DocsData = DocsFrame & {
  readonly title: string;
  readonly summary: string;
  /** The text, rendered from our own Markdown. */
  readonly html: string;
};
export type DocsKind =
  | "OPERATIONS"
  | "OBJECT"
  | "INTERFACE"
  | "UNION"
  | "ENUM"
  | "INPUT"
  | "SCALAR";
export type DocsReferenceData = DocsFrame & {
  readonly types: readonly Pick<DocsTypeData, "name" | "path" | "kind">[];
};
/** The page that tries operations. */
export type GraphiqlData = {
  /** The addresses of the editor's files; `start` shows it. */
  readonly files: {
    readonly script: string;
    readonly start: string;
    readonly style: string;
    readonly workers: Readonly<Record<string, string>>;
  };
  readonly examples: readonly {
    readonly title: string;
    readonly path: string;
    readonly isHere: boolean;
  }[];
  /** The document that the editor begins with. */
  readonly query: string;
  /** Whether the address names the example, rather than that it is the first. */
  readonly isChosen: boolean;
};
/** A type of the schema; descriptions are the schema's, in English. */
export type DocsTypeData = DocsFrame & {
  readonly name: string;
  readonly kind: DocsKind;
  readonly description: string;
  readonly members: readonly DocsMember[];
};
/** A field, a value, or a type of a union. */
export type DocsMember = {
  readonly name: string;
  /** Null: a value. */
  readonly type: DocsTypeRef | null;
  readonly description: string;
  /** What to use instead; null: it stays. */
  readonly deprecated: string | null;
  readonly args: readonly {
    readonly name: string;
    readonly type: DocsTypeRef;
    readonly description: string;
  }[];
};
/** A type in its place, such as `[Offer!]!`; `path` is null for those that GraphQL defines. */
export type DocsTypeRef = {
  readonly before: string;
  readonly name: string;
  readonly after: string;
  readonly path: string | null;
};
