/**
 * @generated SignedSource<<50775f9ad074a2df12390859c4e7ad14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DataExportStatus = "FAILED" | "PENDING" | "READY";
import { FragmentRefs } from "relay-runtime";
export type DataCard_viewer$data = {
  readonly id: string;
  readonly latestDataExport: {
    readonly downloadUrl: string | null | undefined;
    readonly expiresAt: string | null | undefined;
    readonly requestedAt: string;
    readonly status: DataExportStatus;
  } | null | undefined;
  readonly " $fragmentType": "DataCard_viewer";
};
export type DataCard_viewer$key = {
  readonly " $data"?: DataCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"DataCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DataCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DataExport",
      "kind": "LinkedField",
      "name": "latestDataExport",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "requestedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expiresAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "downloadUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "c38ce1a764862b35607d11fe900a5327";

export default node;
