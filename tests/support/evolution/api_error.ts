import type { Answer } from "../telegram/http_server.ts";

/** An error of Evolution, in its format. */
export class ApiError extends Error {
  constructor(readonly status: number, readonly said: readonly unknown[]) {
    super(JSON.stringify(said));
  }

  answer(): Answer {
    const { status, said } = this;
    return {
      status,
      body: { status, error: titles[status] ?? "Error", response: { message: said } },
    };
  }
}

const titles: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  500: "Internal Server Error",
};

export const badRequest = (...said: unknown[]) => new ApiError(400, said);
export const notFound = (...said: unknown[]) => new ApiError(404, said);
export const unauthorized = () => new ApiError(401, ["Unauthorized"]);
