import { graphql } from "react-relay";
import type {
  FeedbackKind,
  sendFeedbackMutation,
} from "../../../__generated__/sendFeedbackMutation.graphql.ts";
import { buildId } from "../../../browser/page_meta.ts";
import { commit } from "../../../relay/commit.ts";
import { RequestFailure } from "../../../relay/request.ts";

type Feedback = {
  readonly kind: FeedbackKind;
  readonly text: string;
  /** The path of the screen that it is about. */
  readonly page: string | null;
  readonly screenshot: Blob | null;
};

/** What goes along: the page shows it before it is sent. */
export const attachedDevice = (): string => `${navigator.userAgent} · ${innerWidth}×${innerHeight}`;

/** Sends what the person wrote; resolves to the error message, or null. @throws RequestFailure */
export async function sendFeedback(
  { kind, text, page, screenshot }: Feedback,
): Promise<string | null> {
  const uploaded = screenshot && await uploadScreenshot(screenshot);
  if (uploaded && "message" in uploaded) return uploaded.message;
  const { createFeedback } = await commit<sendFeedbackMutation>(
    graphql`
      mutation sendFeedbackMutation($input: CreateFeedbackInput!) {
        createFeedback(input: $input) {
          ... on Feedback {
            id
            kind
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    {
      input: {
        kind,
        text,
        page,
        webVersion: buildId,
        device: attachedDevice(),
        screenshotId: uploaded?.screenshotId ?? null,
      },
    },
  );
  return createFeedback.message ?? null;
}

async function uploadScreenshot(
  file: Blob,
): Promise<{ screenshotId: string } | { message: string }> {
  const response = await fetch("/api/feedbacks/screenshots", { method: "POST", body: file })
    .catch(() => {
      throw new RequestFailure("offline");
    });
  const body = await response.json().catch(() => null);
  if (response.ok && body) return body;
  const requestId = response.headers.get("x-request-id");
  if (response.status === 401) throw new RequestFailure("signedOut", requestId);
  if (response.status < 500 && body?.message) return { message: body.message };
  throw new RequestFailure("server", requestId);
}
