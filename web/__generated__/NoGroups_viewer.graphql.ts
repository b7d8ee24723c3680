/**
 * @generated SignedSource<<5db97e231499f0db0b668a6e1b1df32c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type NoGroups_viewer$data = {
  readonly messengerSessions: ReadonlyArray<{
    readonly addToGroupUrl: string | null | undefined;
    readonly id: string;
  }>;
  readonly " $fragmentType": "NoGroups_viewer";
};
export type NoGroups_viewer$key = {
  readonly " $data"?: NoGroups_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NoGroups_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NoGroups_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MessengerSession",
      "kind": "LinkedField",
      "name": "messengerSessions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "addToGroupUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "6513d6f927213014630b1001c0227f50";

export default node;
