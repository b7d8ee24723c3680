import type { Context as HonoContext, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Allowance } from "../../core/attempts.ts";
import type { Context } from "../../core/context.ts";
import { Failure, type FailureCode, sentences } from "../../core/errors.ts";
import { guestExample } from "../../core/offers/demo/examples.ts";
import { GuestLimitReached, readForGuest } from "../../core/offers/demo/read_for_guest.ts";
import { subnet, tooMany } from "../attempts.ts";
import { type HttpEnv, statusOf } from "../http_env.ts";
import type { PageRenderer } from "./page_renderer.ts";
import type { Demo, PublicPlan } from "../../../web/public/contract.ts";
import { homePage } from "./public_routes.ts";

/** Bytes; a link, or the text that a shop's app shares. */
const MAX_BODY = 16 * 1024;
const MINUTE_MS = 60_000;

/** Forms of one address that get a page, which is rendered for each, whether or not a link is read. */
const FORMS: Allowance = { most: 60, minutes: 60 };

type Parts = {
  readonly path: string;
  readonly renderer: PageRenderer;
  /** A guest's context for now. */
  /** The plans that are for sale now. */
  readonly plans: () => Promise<readonly PublicPlan[]>;
  readonly guestContext: () => Context;
  readonly addressOf: (c: HonoContext<HttpEnv>) => string;
  readonly originOf: (c: HonoContext) => string;
  /** Runs what needs the database. */
  readonly guard: <Result>(task: () => Promise<Result>) => Promise<Result>;
};

/**
 * Reads the link that a guest pasted on the home page, and responds with the page. What was read is
 * in the response alone. It is a form, so that it works without a script.
 */
export function demoRoute(app: Hono<HttpEnv>, parts: Parts) {
  const { path, renderer, plans, guestContext, addressOf, originOf, guard } = parts;
  const smallBody = bodyLimit({
    maxSize: MAX_BODY,
    onError: (c) => c.json({ message: "A requisição é grande demais." }, 413),
  });

  app.post(path, smallBody, async (c) => {
    const address = subnet(addressOf(c), "host");
    const { ports } = guestContext();
    const waitMs = await guard(() => ports.countAttempt("guestForm", FORMS, address));
    if (waitMs > 0) return tooMany(c, "TOO_MANY_ATTEMPTS", waitMs);
    const { link } = await c.req.parseBody();
    const text = typeof link === "string" ? link.trim() : "";
    const outcome = await guard(() => readForGuest(guestContext(), { text, address }))
      .catch((error: unknown) => {
        if (error instanceof Failure) return error;
        throw error;
      });
    const { html, headers } = await renderer.rendered(
      homePage(demoOf(text, outcome), await plans()),
      originOf(c),
    );
    if (outcome instanceof GuestLimitReached) {
      c.header("retry-after", String(Math.ceil(outcome.waitMs / 1000)));
    }
    return c.html(html, statusOfOutcome(outcome), { ...headers, "cache-control": "no-store" });
  });
}

type Outcome = Failure | Awaited<ReturnType<typeof readForGuest>>;

function statusOfOutcome(outcome: Outcome) {
  if (outcome instanceof GuestLimitReached) return 429;
  return outcome instanceof Failure ? statusOf(outcome.code) : 200;
}

function demoOf(link: string, outcome: Outcome): Demo {
  if (outcome instanceof Failure || outcome.reading === null) {
    return { link, reading: guestExample, isExample: true, problem: problemOf(outcome) };
  }
  return { link, reading: outcome.reading, isExample: false, problem: problemOf(outcome) };
}

function problemOf(outcome: Outcome): string | null {
  if (outcome instanceof GuestLimitReached) {
    const minutes = Math.ceil(outcome.waitMs / MINUTE_MS);
    const wait = minutes === 1 ? "1 minuto" : `${minutes} minutos`;
    return `Você já leu 5 links nesta hora. Volte em ${wait}, ou crie a sua conta para continuar agora.`;
  }
  const code = outcome instanceof Failure ? outcome.code : outcome.problem;
  return code && (guestSentences[code] ?? sentences[code]);
}

/** The sentences that are others for guests, who cannot fill anything in by hand. */
const guestSentences: Partial<Record<FailureCode, string>> = {
  TOO_MANY_REQUESTS: "Muita gente está lendo links agora. Tente de novo em instantes.",
  PAGE_BLOCKED:
    "A loja pediu uma verificação e não mostrou o produto. Com uma conta você lê pelo botão do navegador.",
  PAGE_UNREACHABLE: "Não consegui abrir essa página. Confira o link ou cole outro.",
  PAGE_TOO_LARGE: "A página é grande demais para ler. Cole outro link.",
  PAGE_WITHOUT_PRODUCT: "Não encontrei um produto nessa página. Cole o link de um produto.",
  PAGE_WITHOUT_PRICE: "A página não mostra o preço deste produto: ele fica em branco.",
  PRODUCT_OUT_OF_STOCK: "A loja diz que este produto está esgotado.",
  LINK_NOT_FOLLOWED: "Não consegui seguir este link curto. Cole o endereço completo do produto.",
};
