/**
 * @generated SignedSource<<f3924f13875c2012390a335c09ad64b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type Channel = "EVOLUTION" | "PLATFORM" | "TELEGRAM" | "WHATSAPP";
import { FragmentRefs } from "relay-runtime";
export type ProcessesCard_processes$data = ReadonlyArray<{
  readonly channels: ReadonlyArray<{
    readonly channel: Channel;
    readonly failing: number;
    readonly sending: number;
    readonly sessions: number;
    readonly working: number;
  }>;
  readonly id: string | null | undefined;
  readonly sessions: number;
  readonly " $fragmentType": "ProcessesCard_processes";
}>;
export type ProcessesCard_processes$key = ReadonlyArray<{
  readonly " $data"?: ProcessesCard_processes$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProcessesCard_processes">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sessions",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ProcessesCard_processes",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "HeldSessions",
      "kind": "LinkedField",
      "name": "channels",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "channel",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "working",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sending",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MessagingProcess",
  "abstractKey": null
};
})();

(node as any).hash = "3e73cf4ce97036d31f9ae8053e069ee2";

export default node;
