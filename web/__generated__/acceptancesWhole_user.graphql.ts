/**
 * @generated SignedSource<<cfe93aff7483af0833b03d41a4e626c4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AcceptedDocument = "OPTIONAL_STORAGE" | "PRIVACY" | "TERMS";
import { FragmentRefs } from "relay-runtime";
export type acceptancesWhole_user$data = {
  readonly acceptances: ReadonlyArray<{
    readonly acceptedAt: string;
    readonly document: AcceptedDocument;
    readonly version: string;
  }>;
  readonly " $fragmentType": "acceptancesWhole_user";
};
export type acceptancesWhole_user$key = {
  readonly " $data"?: acceptancesWhole_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"acceptancesWhole_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "acceptancesWhole_user",
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

(node as any).hash = "586a0f0e657bdf9fcff76c09d6063bdd";

export default node;
