/**
 * @generated SignedSource<<35c1fc40f60ee96c564cc87003c3c558>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AcceptedDocument = "OPTIONAL_STORAGE" | "PRIVACY" | "TERMS";
import { FragmentRefs } from "relay-runtime";
export type AcceptedCard_viewer$data = {
  readonly acceptances: ReadonlyArray<{
    readonly acceptedAt: string;
    readonly document: AcceptedDocument;
    readonly version: string;
  }>;
  readonly " $fragmentType": "AcceptedCard_viewer";
};
export type AcceptedCard_viewer$key = {
  readonly " $data"?: AcceptedCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AcceptedCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AcceptedCard_viewer",
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

(node as any).hash = "cff91c653f71c887973c08df8efeaa6d";

export default node;
