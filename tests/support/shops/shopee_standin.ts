import { createHash } from "node:crypto";
import { graphql, type GraphQLError } from "graphql";
import type { ShopReason } from "../../../server/core/marketplaces/api/shop_api.ts";
import { type Answer, type ReceivedRequest, shopServer } from "./shop_server.ts";
import { type ShopStandin, tagsOf } from "./shop_standin.ts";
import { type ShopeeCode, shopeeError } from "./shopee_error.ts";
import { shopeeReport } from "./shopee_report.ts";
import { shopeeSchema } from "./shopee_schema.ts";
import { shopeeShelf } from "./shopee_shelf.ts";

const APP_ID = "18398700123";
const SECRET = "ZKQ4UVJ2WGN5ILHXCE7MTAYRO3SDBFP6";
const AFFILIATE_ID = "18398700456";
/** Seconds by which a question's time may differ. */
const SKEW_SECONDS = 10 * 60;

/** The expected reason of each code. */
const meanings: Readonly<Record<ShopeeCode, ShopReason>> = {
  10000: "FAILED",
  10010: "REQUEST_REFUSED",
  10020: "CREDENTIALS_REFUSED",
  10030: "RATE_LIMITED",
  10031: "ACCESS_DENIED",
  10032: "ACCOUNT_INVALID",
  10033: "ACCOUNT_FROZEN",
  10034: "ACCOUNT_BLOCKED",
  10035: "NOT_ELIGIBLE",
  11000: "REQUEST_REFUSED",
  11001: "REQUEST_REFUSED",
  11002: "ACCOUNT_NOT_BOUND",
};

/** A stand-in for Shopee's Affiliate Open API, which takes so many questions an hour. */
export async function shopeeStandin(perHour = 2_000) {
  const requests: string[] = [];
  const askedAt: number[] = [];
  const refusing: ShopeeCode[] = [];
  let ahead = 0;
  const now = () => Date.now() / 1_000 + ahead;
  const shelf = shopeeShelf(AFFILIATE_ID);
  const report = shopeeReport(now);

  /** What Shopee refuses before it reads the query itself; null: nothing. */
  function refused({ method, path, headers, body }: ReceivedRequest): GraphQLError | null {
    if (method !== "POST" || path !== "/graphql") return shopeeError(10010);
    const [, appId, timestamp, signature] =
      /^SHA256 Credential=(\d+), ?Timestamp=(\d+), ?Signature=([0-9a-f]{64})$/
        .exec(headers.authorization ?? "") ?? [];
    if (!signature) return shopeeError(10020, "Invalid Authorization Header");
    if (appId !== APP_ID) return shopeeError(10020, "Invalid Credential");
    if (Math.abs(Number(timestamp) - now()) > SKEW_SECONDS) {
      return shopeeError(10020, "Request Expired");
    }
    const right = createHash("sha256").update(APP_ID + timestamp + body + SECRET).digest("hex");
    if (signature !== right) return shopeeError(10020);
    askedAt.push(now());
    if (askedAt.filter((at) => at > now() - 3_600).length > perHour) return shopeeError(10030);
    const code = refusing.shift();
    return code ? shopeeError(code) : null;
  }

  async function answer(request: ReceivedRequest): Promise<Answer> {
    requests.push(request.body);
    const error = refused(request);
    if (error) return { status: 200, body: { errors: [error.toJSON()] } };
    const { query: source, variables: variableValues, operationName } = JSON.parse(request.body);
    const rootValue = { ...shelf, conversionReport: report.conversionReport };
    const result = await graphql({
      ...{ schema: shopeeSchema, source, rootValue, variableValues, operationName },
    });
    const errors = result.errors?.map((one) =>
      one.extensions.code === undefined ? shopeeError(10010, one.message) : one
    );
    return { status: 200, body: errors ? { errors: errors.map((one) => one.toJSON()) } : result };
  }

  const server = await shopServer(answer);
  const account = {
    credentials: { appId: APP_ID, secret: SECRET },
    tags: tagsOf({ shopeeId: AFFILIATE_ID }),
  };

  const standin: ShopStandin<"SHOPEE"> = {
    ...server,
    standins: `open-api.affiliate.shopee.com.br=${server.origin}`,
    account,
    self: AFFILIATE_ID,
    stranger: { ...account, credentials: { appId: APP_ID, secret: `${SECRET.slice(1)}X` } },
    secrets: [SECRET],
    optionalFacts: ["RATING", "COMMISSION", "SOLD", "SUB_IDS"],
    sell: shelf.sell,
    unknown: shelf.unknown,
    linkGiven: shelf.linkGiven,
    buy: report.buy,
    requests: requests,
    advanceClock: (seconds) => void (ahead += seconds),
    refusals: Object.entries(meanings).map(([code, reason]) => ({
      code,
      reason,
      provoke: () => void refusing.push(Number(code) as ShopeeCode),
    })),
  };
  return {
    ...standin,
    /** The next question is answered so. */
    answers: (body: object) => server.failNext({ status: 200, body }),
  };
}
