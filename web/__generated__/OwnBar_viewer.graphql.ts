/**
 * @generated SignedSource<<89dc9a0c004ad473684dde60df535d84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AcceptedDocument = "OPTIONAL_STORAGE" | "PRIVACY" | "TERMS";
import { FragmentRefs } from "relay-runtime";
export type OwnBar_viewer$data = {
  readonly acceptances: ReadonlyArray<{
    readonly document: AcceptedDocument;
    readonly version: string;
  }>;
  readonly deletesAt: string | null | undefined;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"acceptancesWhole_user">;
  readonly " $fragmentType": "OwnBar_viewer";
};
export type OwnBar_viewer$key = {
  readonly " $data"?: OwnBar_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnBar_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnBar_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emailVerified",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deletesAt",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "acceptancesWhole_user"
    },
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "18a0f2cfddb4489d7be2f695a1e9a276";

export default node;
