/**
 * @generated SignedSource<<7c4482eb012eab74ca5900618b3a3aed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AcceptedDocument = "OPTIONAL_STORAGE" | "PRIVACY" | "TERMS";
import { FragmentRefs } from "relay-runtime";
export type ViewerBar_viewer$data = {
  readonly acceptances: ReadonlyArray<{
    readonly document: AcceptedDocument;
    readonly version: string;
  }>;
  readonly deletesAt: string | null | undefined;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"acceptDocuments_user">;
  readonly " $fragmentType": "ViewerBar_viewer";
};
export type ViewerBar_viewer$key = {
  readonly " $data"?: ViewerBar_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ViewerBar_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ViewerBar_viewer",
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
      "name": "acceptDocuments_user"
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

(node as any).hash = "6bf79f34e9f2f31af54b6f80e937a6ec";

export default node;
