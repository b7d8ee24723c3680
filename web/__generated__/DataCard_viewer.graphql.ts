/**
 * @generated SignedSource<<c64cae5707fa89cf59e5abf0085de312>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type DataExportStatus = "FAILED" | "PENDING" | "READY";
import { FragmentRefs } from "relay-runtime";
export type DataCard_viewer$data = {
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
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "e48fb1c192cbe221d9dfb663a9c8074d";

export default node;
