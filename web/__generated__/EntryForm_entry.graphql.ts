/**
 * @generated SignedSource<<5456dba3c752e28b0ca22c2ca4a57d89>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type CalendarEntryKind = "NOTE" | "OFFER" | "SLOT" | "TEXT";
import { FragmentRefs } from "relay-runtime";
export type EntryForm_entry$data = {
  readonly campaignTextId: string | null | undefined;
  readonly groupTags: ReadonlyArray<string>;
  readonly groups: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly id: string;
  readonly kind: CalendarEntryKind;
  readonly offer: {
    readonly id: string;
    readonly title: string;
  } | null | undefined;
  readonly queue: ReadonlyArray<{
    readonly campaignTextId: string | null | undefined;
    readonly offer: {
      readonly id: string;
    } | null | undefined;
  }>;
  readonly recurrence: string | null | undefined;
  readonly startsLocal: string;
  readonly timeZone: string;
  readonly times: ReadonlyArray<string>;
  readonly title: string;
  readonly version: number;
  readonly " $fragmentType": "EntryForm_entry";
};
export type EntryForm_entry$key = {
  readonly " $data"?: EntryForm_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"EntryForm_entry">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "campaignTextId",
  "storageKey": null
},
v3 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EntryForm_entry",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recurrence",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsLocal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "times",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "groupTags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Offer",
      "kind": "LinkedField",
      "name": "offer",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Group",
      "kind": "LinkedField",
      "name": "groups",
      "plural": true,
      "selections": (v3/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CalendarQueueItem",
      "kind": "LinkedField",
      "name": "queue",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Offer",
          "kind": "LinkedField",
          "name": "offer",
          "plural": false,
          "selections": (v3/*:: as any*/),
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CalendarEntry",
  "abstractKey": null
};
})();

(node as any).hash = "39eb7dc8c3ca8490a2b8fd8da188d779";

export default node;
