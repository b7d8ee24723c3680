/**
 * @generated SignedSource<<0c4e741a094ad8218211f1d56f46e856>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type AcceptedDocument = "OPTIONAL_STORAGE" | "PRIVACY" | "TERMS";
import { FragmentRefs } from "relay-runtime";
export type BackgroundTasks_viewer$data = {
  readonly acceptances: ReadonlyArray<{
    readonly document: AcceptedDocument;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"acceptancesWhole_user">;
  readonly " $fragmentType": "BackgroundTasks_viewer";
};
export type BackgroundTasks_viewer$key = {
  readonly " $data"?: BackgroundTasks_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"BackgroundTasks_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BackgroundTasks_viewer",
  "selections": [
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "79f4588ed00ec73845d2de7e8c2ac9a7";

export default node;
