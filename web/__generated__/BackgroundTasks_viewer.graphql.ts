/**
 * @generated SignedSource<<86ce7ddf2722ada1c444d0dbedb83318>>
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
  readonly " $fragmentSpreads": FragmentRefs<"acceptDocuments_viewer">;
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
      "name": "acceptDocuments_viewer"
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
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "b463b91fd199264a6ee6f5bcc5878cfa";

export default node;
