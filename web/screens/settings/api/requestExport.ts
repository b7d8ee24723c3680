import { graphql } from "react-relay";
import type { requestExportClicksMutation } from "../../../__generated__/requestExportClicksMutation.graphql.ts";
import type { requestExportOffersMutation } from "../../../__generated__/requestExportOffersMutation.graphql.ts";
import { commit } from "../../../relay/commit.ts";

/** What a file is to have; `days` "": everything. */
export type ExportChoice = {
  kind: "OFFERS" | "CLICKS";
  days: "" | "30" | "90" | "365";
  format: "CSV" | "JSONL";
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** Requests a file; resolves to the error message, or null. */
export async function requestExport({ kind, days, format }: ExportChoice): Promise<string | null> {
  const since = days ? new Date(Date.now() - Number(days) * DAY_MS).toISOString() : null;
  const input = { format, since };
  if (kind === "OFFERS") {
    const { exportOffers } = await commit<requestExportOffersMutation>(offers, { input });
    return exportOffers.message ?? null;
  }
  const { exportClicks } = await commit<requestExportClicksMutation>(clicks, { input });
  return exportClicks.message ?? null;
}

const offers = graphql`
  mutation requestExportOffersMutation($input: ExportOffersInput!) {
    exportOffers(input: $input) {
      ... on UserError {
        code
        message
      }
    }
  }
`;

const clicks = graphql`
  mutation requestExportClicksMutation($input: ExportClicksInput!) {
    exportClicks(input: $input) {
      ... on UserError {
        code
        message
      }
    }
  }
`;
