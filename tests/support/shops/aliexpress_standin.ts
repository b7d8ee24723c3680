import { createHmac } from "node:crypto";
import type { ShopReason } from "../../../server/core/marketplaces/api/shop_api.ts";
import { gatewayError, type ServiceAnswer, wrong } from "./aliexpress_answers.ts";
import { aliExpressOrders } from "./aliexpress_orders.ts";
import { aliExpressShelf } from "./aliexpress_shelf.ts";
import { type Answer, type ReceivedRequest, shopServer } from "./shop_server.ts";
import { type ShopStandin, tagsOf } from "./shop_standin.ts";

const APP_KEY = "534190";
const APP_SECRET = "inC2NFrIr1SvtTGlUWxyQec6EvHyjIno";
const TRACKING_ID = "achados";
/** Milliseconds by which a question's time may differ. */
const SKEW_MS = 10 * 60_000;

/** The gateway's codes with the expected reasons. */
const ofGateway: Readonly<Record<string, ShopReason>> = {
  IncompleteSignature: "CREDENTIALS_REFUSED",
  InvalidAppKey: "CREDENTIALS_REFUSED",
  InvalidTimestamp: "CREDENTIALS_REFUSED",
  IllegalTimestamp: "CREDENTIALS_REFUSED",
  InsufficientPermission: "NOT_ELIGIBLE",
  AppApiCallLimit: "RATE_LIMITED",
  ApiCallLimit: "RATE_LIMITED",
  MissingParameter: "REQUEST_REFUSED",
  InvalidParameter: "REQUEST_REFUSED",
  ServiceTimeout: "FAILED",
  InvalidApiPath: "REQUEST_REFUSED",
  SystemError: "FAILED",
};

/** The affiliate service's codes with the expected reasons. */
const ofService: readonly (readonly [number, string, ShopReason])[] = [
  [400, "Parameter error", "REQUEST_REFUSED"],
  [401, "This publisher is not registered", "ACCOUNT_INVALID"],
  [404, "System Error", "FAILED"],
];

type Method = (requests: Readonly<Record<string, string>>) => ServiceAnswer;

/** A stand-in for the affiliate API of AliExpress's Open Platform. */
export async function aliExpressStandin() {
  const requests: string[] = [];
  const refusing: (string | ServiceAnswer)[] = [];
  let ahead = 0;
  const { sell, unknown, linkGiven, ...shelf } = aliExpressShelf(TRACKING_ID);
  const { buy, ...orders } = aliExpressOrders();
  const methods: Readonly<Record<string, Method>> = { ...shelf, ...orders };

  /** The code that the gateway refuses with before any service; null: none. */
  function refused(
    { method, path }: ReceivedRequest,
    form: Readonly<Record<string, string>>,
  ): string | null {
    if (method !== "POST" || path !== "/sync") return "InvalidApiPath";
    const { sign, ...signed } = form;
    const needed = ["app_key", "method", "timestamp", "sign_method"];
    if (!sign || needed.some((name) => !signed[name])) return "MissingParameter";
    if (signed.app_key !== APP_KEY) return "InvalidAppKey";
    if (Math.abs(Number(signed.timestamp) - Date.now() - ahead) > SKEW_MS) {
      return "IllegalTimestamp";
    }
    const text = Object.entries(signed).sort(([a], [b]) => a < b ? -1 : 1).flat().join("");
    const right = createHmac("sha256", APP_SECRET).update(text).digest("hex").toUpperCase();
    return signed.sign_method === "sha256" && sign === right ? null : "IncompleteSignature";
  }

  function answer(request: ReceivedRequest): Answer {
    requests.push(request.body);
    const form = Object.fromEntries(new URLSearchParams(request.body));
    const refusal = refused(request, form) ?? refusing.shift();
    if (typeof refusal === "string") return { status: 200, body: gatewayError(refusal) };
    const name = form.method!;
    const resp_result = refusal ?? methods[name]?.(form) ?? wrong(400, "Parameter error");
    const request_id = "212a6b7f17902659669484789";
    return {
      status: 200,
      body: { [`${name.replaceAll(".", "_")}_response`]: { resp_result, request_id } },
    };
  }

  const server = await shopServer(answer);
  const credentials = { appKey: APP_KEY, appSecret: APP_SECRET, trackingId: TRACKING_ID };
  const account = { credentials, tags: tagsOf({}) };

  const standin: ShopStandin<"ALIEXPRESS"> = {
    ...server,
    standins: `api-sg.aliexpress.com=${server.origin}`,
    account,
    self: TRACKING_ID,
    stranger: { ...account, credentials: { ...credentials, appSecret: `${APP_SECRET.slice(1)}X` } },
    secrets: [APP_SECRET],
    optionalFacts: ["OLD_PRICE", "COMMISSION", "SOLD"],
    sell,
    unknown,
    linkGiven,
    buy,
    requests: requests,
    advanceClock: (seconds) => void (ahead += seconds * 1_000),
    refusals: [
      ...Object.entries(ofGateway).map(([code, reason]) => ({
        ...{ code, reason, provoke: () => void refusing.push(code) },
      })),
      ...ofService.map(([code, message, reason]) => ({
        ...{ code: String(code), reason, provoke: () => void refusing.push(wrong(code, message)) },
      })),
    ],
  };
  return {
    ...standin,
    /** The next question is answered so. */
    answers: (body: object) => server.failNext({ status: 200, body }),
  };
}
