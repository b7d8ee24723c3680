/**
 * @generated SignedSource<<3bdf53e646ffa7a251cc3015a0a85c49>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type usePauseOf_viewer$data = {
  readonly botSettings: {
    readonly pausedAt: string | null | undefined;
  };
  readonly messengerSessions: ReadonlyArray<{
    readonly id: string;
    readonly lane: {
      readonly pausedAt: string | null | undefined;
    };
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"PauseButton_viewer">;
  readonly " $fragmentType": "usePauseOf_viewer";
};
export type usePauseOf_viewer$key = {
  readonly " $data"?: usePauseOf_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePauseOf_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "pausedAt",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "usePauseOf_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PauseButton_viewer"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BotSettings",
      "kind": "LinkedField",
      "name": "botSettings",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
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
          "concreteType": "Lane",
          "kind": "LinkedField",
          "name": "lane",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "e0f7f07f1a8d7b0da85a165b9d7a1b79";

export default node;
