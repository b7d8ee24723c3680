/** What stands in the paste bar outlives a reload of the tab. */
export const keptPasteText = () => sessionStorage.getItem("pasted") ?? "";

export const keepPasteText = (text: string) => sessionStorage.setItem("pasted", text);
