import { GraphQLError } from "graphql";

/** Shopee's codes, in its own words. */
export const shopeeErrors = {
  10000: "System error",
  10010: "Request parsing error",
  10020: "Invalid Signature",
  10030: "Traffic limit exceeded",
  10031: "Access deny",
  10032: "Invalid affiliate id",
  10033: "Account is frozen",
  10034: "Affiliate id in black list",
  10035: "You currently do not have access to the Shopee Affiliate Open API Platform",
  11000: "Business Error",
  11001: "Params Error",
  11002: "Bind Account Error",
} as const;
export type ShopeeCode = keyof typeof shopeeErrors;

/** An error as Shopee writes it into an answer, `more` being what exactly is wrong. */
export function shopeeError(code: ShopeeCode, more?: string): GraphQLError {
  const message = more === undefined ? shopeeErrors[code] : `${shopeeErrors[code]} : ${more}`;
  return new GraphQLError(`error [${code}]: ${message}`, { extensions: { code, message } });
}
