/**
 * @generated SignedSource<<2f465ed8b0e45f9d54416e1990813469>>
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
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "22284a18ae9d0f6d10e68bdbe09b899f";

export default node;
