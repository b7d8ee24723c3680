/**
 * What the server asks of these pages, and what it gives them. The build makes one module of
 * `server.tsx`, which the server loads; its own side of this is `server/http/pages/pages_module.ts`.
 */
export type PagesModule = {
  readonly paths: { readonly home: string; readonly terms: string; readonly privacy: string };
  readonly legal: Legal;
  /** Runs before the first paint; the content policy lets it through by its hash. */
  readonly firstScript: string;
  /** A whole document. */
  readonly render: (page: Page, frame: Frame) => string;
};

/** Which terms and which privacy notice these are; dates are ISO 8601. */
export type Legal = {
  readonly terms: Edition;
  readonly privacy: Edition;
};
export type Edition = { readonly version: string; readonly date: string };

/** What stands around every page. */
export type Frame = {
  readonly siteName: string;
  /** The product's own address, without a slash at its end. */
  readonly origin: string;
  readonly style: string;
  /** The three colours as CSS, and their version; null where none were read. */
  readonly appearance:
    | { readonly version: number; readonly css: string; readonly primaryColor: string }
    | null;
  readonly script: string;
};

export type Page =
  | { readonly name: "home"; readonly data: HomeData }
  | { readonly name: "terms"; readonly data: LegalData }
  | { readonly name: "privacy"; readonly data: LegalData }
  | { readonly name: "error"; readonly data: ErrorData };

export type HomeData = {
  /** Of the free plan. */
  readonly limits: {
    readonly messagesPerMonth: number;
    readonly groups: number;
    readonly sessions: number;
    readonly offersPerDay: number;
  };
  readonly trialDays: number;
  readonly demo: Demo;
};

/** A message made from what the visitor typed. */
export type Demo = {
  readonly typed: DemoFields;
  /** With WhatsApp's marks; null where there is nothing to make it of. */
  readonly text: string | null;
  /** A sentence for each field that cannot be used. */
  readonly problems: Partial<DemoFields>;
};
export type DemoFields = { readonly title: string; readonly price: string; readonly link: string };

export type LegalData = Edition & {
  /** Whom one asks about one's data; null: the operator has named nobody. */
  readonly privacyContact: string | null;
};

export type ErrorData = {
  readonly status: number;
  readonly path: string;
  readonly requestId: string;
};
