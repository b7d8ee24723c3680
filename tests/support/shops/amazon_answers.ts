import { type Answer, RETRY_AFTER } from "./shop_server.ts";

/** How the Creators API refuses. */
export const exception = (status: number, type: string, reason = ""): Answer => ({
  status,
  body: { type, message: `${type}: ${reason}`, ...reason && { reason } },
});

export const tooMany = (): Answer => ({
  ...exception(429, "ThrottleException"),
  headers: { "retry-after": String(RETRY_AFTER) },
});

export const invalid = (field: string): Answer => ({
  status: 400,
  body: {
    type: "ValidationException",
    message: "One or more fields are invalid",
    reason: "FieldValidationFailed",
    fieldList: [{ name: field, message: "is invalid" }],
  },
});
