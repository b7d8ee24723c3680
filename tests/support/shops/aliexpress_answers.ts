/** What a service of AliExpress's answers within its method's own envelope. */
export type ServiceAnswer = {
  readonly resp_code: number;
  readonly resp_msg: string;
  readonly result?: object;
};

export const well = (result: object): ServiceAnswer => ({
  ...{ resp_code: 200, resp_msg: "Call succeeds", result },
});

export const wrong = (resp_code: number, resp_msg: string): ServiceAnswer => ({
  ...{ resp_code, resp_msg },
});

/** Seconds for which the gateway's ban lasts. */
export const BAN_SECONDS = 14_229;

/** What the gateway says, and whom it holds to be wrong. */
export const gatewayErrors: Readonly<Record<string, { type: string; msg: string }>> = {
  IncompleteSignature: {
    type: "ISV",
    msg: "The request signature does not conform to platform standards",
  },
  InvalidAppKey: { type: "ISV", msg: "The specified App Key is invalid" },
  InvalidTimestamp: { type: "ISV", msg: "The specified timestamp is invalid" },
  IllegalTimestamp: { type: "ISV", msg: "The specified timestamp is out of date" },
  InsufficientPermission: {
    type: "ISV",
    msg: "The specified App Key has insufficient permission to access this interface",
  },
  AppApiCallLimit: {
    type: "ISV",
    msg: `Api access frequency exceeds the limit. this ban will last ${BAN_SECONDS} seconds`,
  },
  ApiCallLimit: { type: "ISV", msg: "Api access frequency exceeds the limit" },
  MissingParameter: { type: "ISV", msg: "The input parameter is missing" },
  InvalidParameter: { type: "ISV", msg: "The input parameter is invalid" },
  ServiceTimeout: { type: "ISP", msg: "Remote service timed out" },
  InvalidApiPath: { type: "ISV", msg: "The specified API path is invalid" },
  SystemError: { type: "SYSTEM", msg: "System error" },
};

/** An error of the gateway, as in its response. */
export const gatewayError = (code: string) => ({
  error_response: { ...gatewayErrors[code], code, request_id: "2101d05f17161284671" },
});
