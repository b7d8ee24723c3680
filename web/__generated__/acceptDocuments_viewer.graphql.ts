/**
 * @generated SignedSource<<0e87a4217f761c9ee9e20fc17d453c94>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AcceptedDocument = "OPTIONAL_STORAGE" | "PRIVACY" | "TERMS";
import { FragmentRefs } from "relay-runtime";
export type acceptDocuments_viewer$data = {
  readonly acceptances: ReadonlyArray<{
    readonly acceptedAt: string;
    readonly document: AcceptedDocument;
    readonly version: string;
  }>;
  readonly " $fragmentType": "acceptDocuments_viewer";
};
export type acceptDocuments_viewer$key = {
  readonly " $data"?: acceptDocuments_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"acceptDocuments_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "acceptDocuments_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Acceptance",
      "kind": "LinkedField",
      "name": "acceptances",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "document",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "acceptedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "2770ced26326edd5ed649b1121541015";

export default node;
