/**
 * @generated SignedSource<<088be44f6872faaeebfde3eefe08a030>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AcceptedDocument = "OPTIONAL_STORAGE" | "PRIVACY" | "TERMS";
import { FragmentRefs } from "relay-runtime";
export type acceptDocuments_user$data = {
  readonly acceptances: ReadonlyArray<{
    readonly acceptedAt: string;
    readonly document: AcceptedDocument;
    readonly version: string;
  }>;
  readonly " $fragmentType": "acceptDocuments_user";
};
export type acceptDocuments_user$key = {
  readonly " $data"?: acceptDocuments_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"acceptDocuments_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "acceptDocuments_user",
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

(node as any).hash = "d1c0f165d3b5564a153c3cbe5504e0f5";

export default node;
