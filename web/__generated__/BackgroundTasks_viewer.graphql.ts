/**
 * @generated SignedSource<<294ebb66f614a093868d77f70f97fa56>>
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
  readonly " $fragmentSpreads": FragmentRefs<"acceptDocuments_user">;
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "d16109e75f23b839252de49309ca02d7";

export default node;
