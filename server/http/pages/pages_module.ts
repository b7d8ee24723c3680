import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { DemoReading } from "../../core/offers/demo/demo_reading.ts";

/** The pages that the build made for the server; web/public/contract.ts is the other side. */
export type PagesModule = {
  readonly paths: { readonly home: string; readonly terms: string; readonly privacy: string };
  readonly legal: { readonly terms: Edition; readonly privacy: Edition };
  readonly firstScript: string;
  readonly render: (page: Page, frame: Frame) => string;
};

/** Of terms or of the privacy notice; the date is ISO 8601. */
export type Edition = { readonly version: string; readonly date: string };

export type Frame = {
  readonly siteName: string;
  readonly origin: string;
  readonly style: string;
  readonly appearance:
    | { readonly version: number; readonly css: string; readonly primaryColor: string }
    | null;
  readonly script: string;
};

export type Page =
  | { readonly name: "home"; readonly data: HomeData }
  | { readonly name: "terms" | "privacy"; readonly data: LegalData }
  | { readonly name: "error"; readonly data: ErrorData };

export type HomeData = {
  readonly limits: Readonly<
    Record<"messagesPerMonth" | "groups" | "sessions" | "offersPerDay", number>
  >;
  readonly trialDays: number;
  readonly shared: DemoReading;
  readonly demo: Demo;
};
export type Demo = {
  readonly link: string;
  readonly reading: DemoReading;
  readonly isExample: boolean;
  readonly problem: string | null;
};
export type LegalData = Edition & { readonly privacyContact: string | null };
export type ErrorData = {
  readonly status: number;
  readonly path: string;
  readonly requestId: string;
};

/** The public pages as built, with the address of their script and the style that each carries. */
export type BuiltPages = PagesModule & { readonly script: string; readonly style: string };

/** @throws when they were not built. */
export async function loadPages(folder: string): Promise<BuiltPages> {
  const parts = JSON.parse(await Deno.readTextFile(join(folder, "server/parts.json")));
  const { pages } = await import(pathToFileURL(resolve(folder, "server/pages.js")).href);
  return { ...pages, ...parts };
}
