/**
 * @generated SignedSource<<60dd62fd5c69af320db9d89181acea37>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ManualEntryForm_viewer$data = {
  readonly messageSettings: {
    readonly hasDisclosure: boolean;
    readonly signature: string;
  };
  readonly " $fragmentType": "ManualEntryForm_viewer";
};
export type ManualEntryForm_viewer$key = {
  readonly " $data"?: ManualEntryForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManualEntryForm_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ManualEntryForm_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MessageSettings",
      "kind": "LinkedField",
      "name": "messageSettings",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasDisclosure",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "signature",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "c883ef556e44700c15985f5abf3c3680";

export default node;
