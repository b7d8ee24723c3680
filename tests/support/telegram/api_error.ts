/** An error of the Bot API; its code is the HTTP status. */
export class ApiError extends Error {
  constructor(
    readonly code: number,
    description: string,
    readonly parameters: { retry_after?: number; migrate_to_chat_id?: number } | null = null,
  ) {
    super(description);
  }

  body() {
    const { code, message: description, parameters } = this;
    return { ok: false, error_code: code, description, ...parameters && { parameters } };
  }
}

export const badRequest = (text: string) => new ApiError(400, `Bad Request: ${text}`);
export const forbidden = (text: string) => new ApiError(403, `Forbidden: ${text}`);
export const conflict = (text: string) => new ApiError(409, `Conflict: ${text}`);
