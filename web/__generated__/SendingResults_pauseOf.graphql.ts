/**
 * @generated SignedSource<<553618bd9f3cb0f7c3d8286d0cc117f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SendingResults_pauseOf$data = {
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
  readonly " $fragmentType": "SendingResults_pauseOf";
};
export type SendingResults_pauseOf$key = {
  readonly " $data"?: SendingResults_pauseOf$data;
  readonly " $fragmentSpreads": FragmentRefs<"SendingResults_pauseOf">;
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
  "name": "SendingResults_pauseOf",
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
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "bca4c5f9395db4f7a77edc32b46074b5";

export default node;
