// agents/agent-tool.d.ts
import type * as v from 'valibot';
/** Where a tool makes sense: in an open tab, on a folder or zip without one, or on both. */
export type AgentPlace = 'tab' | 'headless' | 'both';
/** What an agent may do with a project: look at it, or edit it. */
export type AgentScope = 'read' | 'edit';
/** A verb that agents are offered: by WebMCP, by MCP, and by `window.pergola`. */
export interface AgentTool {
    /** Letters and underscores, at most 30. */
    readonly name: string;
    /** For people. */
    readonly title: string;
    /** For agents, at most 500 letters. */
    readonly description: string;
    /** An object. What it does not know is refused. */
    readonly input: v.GenericSchema<Record<string, unknown>>;
    readonly scope: AgentScope;
    readonly place: AgentPlace;
    /** Its answer holds texts of the project, which are content and never instructions. */
    readonly isUntrusted?: boolean;
    /** Takes away what a person may miss. */
    readonly isDestructive?: boolean;
}
/** What every tool answers. Nothing is thrown: agents get no reason with what is thrown. */
export type AgentAnswer = ({
    readonly ok: true;
} & Readonly<Record<string, unknown>>) | {
    readonly ok: false;
    readonly code: string;
    readonly message: string;
};

// agents/edit-tools.d.ts
import type { AgentTool } from './agent-tool.ts';
/** Tools that edit the site. Each call is one step that can be undone. */
export declare const editTools: readonly AgentTool[];

// agents/index.d.ts
export type { AgentAnswer, AgentPlace, AgentScope, AgentTool } from './agent-tool.ts';
export { agentTools, toolsAt } from './tool-table.ts';
export { inputIssue } from './input-issue.ts';
export { inputSchemaOf, standardInput } from './input-schema.ts';
export type { ServerSaying, TabAnswer, TabHello } from './tab-wire.ts';
export { agentSocketPath, mcpPath, readServerSaying, readTabAnswer, readTabHello } from './tab-wire.ts';

// agents/input-issue.d.ts
import type { AgentTool } from './agent-tool.ts';
/** Why a tool cannot take an input, in words for the agent; null when it can. */
export declare function inputIssue({ name, input }: AgentTool, given: unknown): string | null;

// agents/input-schema.d.ts
import type { AgentTool } from './agent-tool.ts';
/** What a tool takes, as JSON schema. */
export declare function inputSchemaOf({ input }: AgentTool): Record<string, unknown>;
/** What a tool takes, as a schema of the MCP library: it checks inputs by it and lists it. */
export declare function standardInput({ input }: AgentTool): import("@valibot/to-json-schema").StandardJsonSchema<Record<string, unknown>, Record<string, unknown>>;

// agents/read-tools.d.ts
import type { AgentTool } from './agent-tool.ts';
/** Tools that look and change nothing. */
export declare const readTools: readonly AgentTool[];

// agents/tab-wire.d.ts
import * as v from 'valibot';
import type { AgentAnswer } from './agent-tool.ts';
/** Where a tab and its server meet, on the origin of the editor. */
export declare const agentSocketPath = "/agent-tab";
/** Where agents find the server, on the origin of the editor. */
export declare const mcpPath = "/mcp";
/** What a tab says first. The key itself never leaves it but by the person's hand: the server knows its SHA-256. */
declare const tabHello: v.StrictObjectSchema<{
    readonly hello: v.StrictObjectSchema<{
        readonly keyHash: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
        readonly isReader: v.BooleanSchema<undefined>;
    }, undefined>;
}, undefined>;
/** What the server says to a tab: that it is known, or a call. `client` is what the agent calls itself. */
declare const serverSaying: v.UnionSchema<[v.StrictObjectSchema<{
    readonly ready: v.LiteralSchema<true, undefined>;
}, undefined>, v.StrictObjectSchema<{
    readonly id: v.NumberSchema<undefined>;
    readonly client: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]>;
    readonly tool: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 200, undefined>]>;
    readonly input: v.UnknownSchema;
}, undefined>], undefined>;
export type TabHello = v.InferOutput<typeof tabHello>;
export interface TabAnswer {
    readonly id: number;
    readonly answer: AgentAnswer;
}
export type ServerSaying = v.InferOutput<typeof serverSaying>;
/** The first words of a tab; null for a text that is none. */
export declare const readTabHello: (text: string) => TabHello | null;
/** What a tab answers; null for a text that is no answer. */
export declare const readTabAnswer: (text: string) => TabAnswer | null;
/** What the server says; null for a text that it does not say. */
export declare const readServerSaying: (text: string) => ServerSaying | null;
export {};

// agents/tool-fields.d.ts
import * as v from 'valibot';
declare const text: (about: string) => v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
export declare const page: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
export declare const at: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
export declare const html: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
export declare const where: v.PicklistSchema<["before", "after", "start", "end"], undefined>;
export declare const path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>;
export declare const nothing: v.StrictObjectSchema<{}, undefined>;
export declare const media: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.DescriptionAction<string, string>]>, undefined>;
export declare const values: v.RecordSchema<v.StringSchema<undefined>, v.NullableSchema<v.StringSchema<undefined>, undefined>, undefined>;
export declare const count: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>, v.MaxValueAction<number, 2000, undefined>]>, undefined>;
export declare const word: v.StringSchema<undefined>;
export { text };

// agents/tool-table.d.ts
import type { AgentTool } from './agent-tool.ts';
/** Every tool that agents are offered. Never offered: publishing, sharing, deleting a project, trust, keys, settings. */
export declare const agentTools: readonly AgentTool[];
/** Those of one place, in the order of the table. */
export declare function toolsAt(place: 'tab' | 'headless'): readonly AgentTool[];

// automation.d.ts
import type { AgentAnswer, AgentTool } from './agents/agent-tool.ts';
import type { CommandInfo } from './commands.ts';
import type { ProjectSummary } from './services/projects.ts';
/** `window.pergola`, for scripts, extensions and tests. Every verb fails with an Error whose `code` is a named failure. */
export interface Pergola {
    readonly version: string;
    readonly contract: number;
    readonly ready: Promise<void>;
    readonly commands: {
        list(): CommandInfo[];
        run(name: string, argument?: unknown): Promise<unknown>;
    };
    readonly projects: {
        list(): Promise<ProjectSummary[]>;
        create(input: {
            name: string;
            description?: string;
        }): Promise<{
            id: string;
        }>;
        open(id: string, page?: string): Promise<void>;
        importZip(file: unknown): Promise<{
            id: string;
        }>;
        exportZip(id: string): Promise<unknown>;
        remove(id: string): Promise<void>;
        trust(id: string): Promise<void>;
    };
    readonly page: {
        load(source: {
            html: string;
            css?: string;
            js?: string;
        }): Promise<{
            elements: number;
        }>;
        source(): Promise<{
            html: string;
            css: string;
            js: string;
        }>;
        select(selector: string): Promise<void>;
        setStyle(declarations: Record<string, string>, rule?: {
            selector?: string;
            state?: string;
            media?: string;
        }): Promise<void>;
        setAttribute(name: string, value: string | null): Promise<void>;
        insertBlock(id: string, where?: {
            selector: string;
            position: 'before' | 'after' | 'inside';
        }): Promise<void>;
        remove(): Promise<void>;
        undo(): Promise<void>;
        redo(): Promise<void>;
        save(): Promise<{
            revision: number;
            bytes: number;
        }>;
    };
    /** The verbs that agents have, on the project in the editor. There once the remotes are. */
    readonly tools?: PergolaTools;
}
export interface PergolaTools {
    /** What each tool takes and does. */
    list(): Promise<readonly Pick<AgentTool, 'name' | 'title' | 'description' | 'scope'>[]>;
    /** Never rejects: what failed is in the answer. */
    run(name: string, input?: unknown): Promise<AgentAnswer>;
    /**
     * Several calls as one step that can be undone: all of them, or none. `run` inside rejects where a tool fails, and
     * whatever `work` throws takes everything back.
     */
    transaction(label: string, work: (run: (name: string, input?: unknown) => Promise<AgentAnswer>) => Promise<void>): Promise<AgentAnswer>;
}

// bus.d.ts
import type { Dispose } from './lifetime.ts';
/** Facts for other contexts: tabs, workers, preview. Past tense, plain data, never a request. */
export interface BusFacts {
    'project.saved': {
        projectId: string;
        revision: number;
        paths: readonly string[];
    };
    'project.created': {
        projectId: string;
    };
    'project.changed': {
        projectId: string;
    };
    'project.removed': {
        projectId: string;
    };
    'assets.changed': {
        projectId: string;
    };
    'screenshot.stored': {
        projectId: string;
    };
    'writer.requested': {
        projectId: string;
        tab: string;
    };
    'writer.released': {
        projectId: string;
    };
    /** Components run over the canvas, or are editable again. Names of the annex, §7.5. */
    'pv:mount': {
        projectId: string;
    };
    'pv:unmount': {
        projectId: string;
    };
    'storage.cleared': Record<string, never>;
}
export type BusFact = keyof BusFacts;
export interface Bus {
    emit<Fact extends BusFact>(fact: Fact, payload: BusFacts[Fact]): void;
    on<Fact extends BusFact>(fact: Fact, listener: (payload: BusFacts[Fact]) => void): Dispose;
}
/** One channel for the workspace, one per project, so that tabs with different projects do not mix. */
export declare function channelName(projectId?: string): string;

// commands.d.ts
/**
 * Anything with a button, a menu entry or a shortcut. `keys` is a list of key strings such as `Mod+S`, where Mod is
 * Ctrl, or Command on a Mac; single letters never fire while a text field has the focus.
 */
export interface Command {
    /** Imperative, dotted: `page.save`. */
    readonly name: string;
    readonly label: string;
    /** Other words that people look for it by, with blanks between them. */
    readonly keywords?: string;
    readonly group?: string;
    readonly keys?: readonly string[];
    /** The keys also work while a text field has the focus. */
    readonly inFields?: boolean;
    /** Moves in the page's history. A text field that has nothing of its own left to undo or redo leaves it the keys. */
    readonly history?: 'undo' | 'redo';
    /** False disables every button and menu entry of the command. Absent means always. */
    when?(): boolean;
    /** A toggle's state, for `aria-pressed` and check marks. */
    checked?(): boolean;
    /**
     * Also a tool beside the selected element, there while `when` says yes: path data of a 24 × 24 stroked icon. Whoever
     * registers the command brings the tool.
     */
    readonly elementTool?: string;
    run(argument?: unknown): unknown;
}
export interface CommandInfo {
    readonly name: string;
    readonly label: string;
    readonly keywords?: string;
    readonly group: string;
    readonly keys: readonly string[];
    readonly enabled: boolean;
    readonly inFields?: boolean;
    readonly checked?: boolean;
    readonly elementTool?: string;
}

// file-like.d.ts
/** What contracts need of a Blob or File, so that they stay free of DOM types. A Blob is one. */
export interface FileLike {
    readonly size: number;
    readonly type: string;
    readonly name?: string;
    arrayBuffer(): Promise<ArrayBuffer>;
    slice(start?: number, end?: number): FileLike;
}

// identifier.d.ts
/** Source of a pattern, read with the flag `u`: a name as scripts have it, in any writing: `größe`, `日本`, `$el`. */
export declare const identifier: string;
export declare function isIdentifier(text: string): boolean;

// index.d.ts
export * from './automation.ts';
export * from './bus.ts';
export * from './commands.ts';
export * from './file-like.ts';
export * from './identifier.ts';
export * from './lifetime.ts';
export * from './limits.ts';
export * from './markers.ts';
export * from './outcome.ts';
export * from './paths.ts';
export * from './press-command.ts';
export * from './readable.ts';
export * from './remote.ts';
export * from './routes.ts';
export * from './sandbox.ts';
export * from './shares.ts';
export * from './site-address.ts';
export * from './slots.ts';
export * from './storage-keys.ts';
export * from './store-work.ts';
export * from './write-failures.ts';
export * from './records/asset.ts';
export { recordLimits } from './records/bounded.ts';
export * from './records/block.ts';
export * from './records/font.ts';
export * from './records/guest-plugin.ts';
export * from './records/helmet.ts';
export * from './records/library.ts';
export * from './records/page.ts';
export * from './records/playable-motion.ts';
export * from './records/project-settings.ts';
export * from './records/project.ts';
export type { RemoteBlock } from './records/remote-block.ts';
export * from './records/remotes-file.ts';
export * from './services/animations.ts';
export * from './services/asset-picker.ts';
export * from './services/assets.ts';
export * from './services/canvas.ts';
export * from './services/canvas-state.ts';
export * from './services/class-finder.ts';
export * from './services/code-editor.ts';
export * from './services/command-registry.ts';
export * from './services/dialogs.ts';
export * from './services/folders.ts';
export * from './services/grapes.ts';
export * from './services/grid-layout.ts';
export * from './services/history.ts';
export * from './services/motion-playback.ts';
export * from './services/navigation.ts';
export * from './services/preview.ts';
export * from './services/projects.ts';
export * from './services/long-work.ts';
export * from './services/archives.ts';
export * from './services/remotes.ts';
export * from './services/saving.ts';
export * from './services/storage-use.ts';
export * from './services/services.ts';
export * from './services/settings.ts';
export * from './services/shares.ts';
export * from './services/breakpoints.ts';
export * from './services/page-preferences.ts';
export * from './services/style-surface.ts';
export * from './services/tailwind.ts';
export * from './services/toasts.ts';
export * from './services/variables.ts';

// lifetime.d.ts
/** Ends what was started. Safe to call more than once. */
export type Dispose = () => void;
/** One end for several starts, ended in reverse order; an end that throws does not keep the others from running. */
export declare function combine(...disposals: readonly Dispose[]): Dispose;

// limits.d.ts
/** Delays in milliseconds, sizes in bytes unless the name says otherwise. See docs/reference/limits.md. */
export declare const limits: {
    readonly storeDebounce: 700;
    /** A text that is typed without a pause is stored so often. */
    readonly typingStore: 3000;
    /** Between tries to store what was refused. */
    readonly saveRetry: 5000;
    /** After a save, or a sign of one from outside, before a folder on the disk is looked at. */
    readonly folderDebounce: 500;
    readonly styleDebounce: 100;
    readonly directiveDebounce: 300;
    readonly settingsDebounce: 100;
    readonly searchDebounce: 300;
    readonly helmetDebounce: 300;
    readonly classesDebounce: 70;
    readonly screenshotDelay: 2000;
    readonly screenshotHeight: 600;
    readonly toastAutoClose: 3000;
    readonly toastLimit: 10;
    /** A wait that ends sooner is not told of. */
    readonly waitNotice: 150;
    readonly serviceWorkerReloadDelay: 300;
    /** After a page has started, before what few need is fetched for a day without a network. */
    readonly lazyFilesDelay: 10000;
    readonly lazyLoadChunk: 7;
    readonly lazyLoadDelay: 50;
    /** After the last edit, before an open panel checks the page again. */
    readonly checksDelay: 1500;
    /** Elements of the largest page whose accessibility is looked at unasked. */
    readonly auditElements: 600;
    readonly listChunk: 55;
    readonly zoomStep: 0.1;
    readonly zoomMinimum: 0.1;
    readonly zoomMaximum: 5;
    readonly panelSizes: {
        readonly left: 300;
        readonly centre: 600;
        readonly right: 300;
        readonly minimum: 240;
    };
    /** Letters in the name of a symbol or template, and of its category. */
    readonly blockName: 200;
    readonly popover: {
        readonly width: 300;
        readonly height: 300;
        readonly codeWidth: 600;
        readonly minimumWidth: 100;
        readonly minimumHeight: 50;
    };
    /** The longest answer of a server that is kept with a REST model: it is a part of the project's record. */
    readonly modelBytes: number;
    /** Html and css of a page together; above it the canvas is to be reloaded after the code was saved. */
    readonly codeReloadBytes: number;
    /** Characters `<` in a page's html, two for most elements: a page with more is drawn only when a person asks for it. */
    readonly tagsDrawnUnasked: 500000;
    /** The file editor opens nothing larger. */
    readonly fileEditorBytes: number;
    readonly projectBytes: number;
    readonly assetBytes: number;
    /** The same in browsers other than Chromium. */
    readonly assetBytesElsewhere: number;
    readonly assetCount: 500;
    readonly uploadBatch: 16;
    readonly uploadPause: 50;
    /** Files whose bytes are read in one go, and what they may hold together. */
    readonly readBatch: {
        readonly files: 256;
        readonly bytes: number;
    };
    readonly assetWorkers: 3;
    /** Nothing has been scrolled for so long before the preview of a card is loaded: of those that fly past, none is. */
    readonly previewDelay: 100;
    /** A font file that takes longer to read is built to do so. */
    readonly fontReadTimeout: 5000;
    /** A picture that takes longer to be made smaller is left to another try. */
    readonly pictureEncodeTimeout: 120000;
    /** What exports keep of smaller pictures, so that the next one need not make them anew; the oldest go first. */
    readonly keptPictureBytes: number;
    /** A font that takes longer to be made smaller is taken for damaged. */
    readonly fontSubsetTimeout: 60000;
    /** What a font may unpack to. */
    readonly fontBytes: number;
    readonly googleFontsDebounce: 500;
    readonly librarySearchDebounce: 700;
    /** A script that takes longer to say what it puts on `window` is not waited for. */
    readonly globalsTimeout: 5000;
    /** A guest, GrapesJS or a plugin of it, is ended when it has not come to life or answered by then, or says too much. */
    readonly guest: {
        readonly start: 20000;
        readonly project: 60000;
        readonly plugin: 20000;
        readonly messages: 100;
        readonly characters: 40000000;
        readonly depth: 1200;
    };
    /** Of one slider, as its traits make them. */
    readonly slides: 500;
    readonly devices: {
        readonly desktop: 1080;
        readonly tablet: 768;
        readonly mobile: 360;
    };
    /** A zip, and a folder on the disk: ten thousand assets, and the site around them. */
    readonly archive: {
        readonly entries: 12000;
        readonly totalBytes: number;
        readonly ratio: 200;
        readonly ratioExempt: number;
        /** No file system holds a longer name (UTF-16 units), and no system opens a longer path (bytes). */
        readonly nameLength: 255;
        readonly pathBytes: 4096;
        readonly depth: 100;
    };
    /** Of a name that is given in the editor: short and flat enough for every system. */
    readonly newName: {
        readonly bytes: 120;
        readonly depth: 12;
    };
    /** A site that is shared: so large as it leaves, kept so long, swept and given up after so many milliseconds. */
    readonly share: {
        readonly bytes: number;
        readonly days: 3;
        readonly sweep: 60000;
        readonly stall: 30000;
        readonly chunk: number;
    };
    /** Zips that were handed out: kept so long, looked for so often. */
    readonly temporary: {
        readonly age: number;
        readonly sweep: 60000;
    };
    readonly history: 500;
    /** Pages that were left with steps to take back are held so many, and with so many elements, together. */
    readonly cachedPages: 50;
    readonly cachedElements: 50000;
    /** What the history of a project may hold beside what is stored now, until a person says otherwise. */
    readonly historyBytes: number;
    /** Saves between two looks at what history may let go of. */
    readonly historySweep: 25;
    readonly remoteTimeout: 10000;
    readonly requestTimeout: 30000;
    readonly takeOverTimeout: 2000;
};

// markers.d.ts
/** Attributes the editor writes on elements. Names are fixed by the specification, prefix included. */
export declare const markers: {
    readonly symbolId: 'inf-symbol-id';
    /** On a place inside a symbol: what each instance has of its own there. */
    readonly symbolProperty: 'inf-symbol-property';
    /** On the root of a symbol: its variants, as modifier classes by property, `size: card--small card--large ; tone: card--quiet`. */
    readonly symbolVariants: 'inf-symbol-variants';
    readonly bridgeId: 'inf-bridge-id';
    readonly className: 'inf-class-name';
    readonly templateId: 'inf-template-id';
    readonly buildUrl: 'inf-build-url';
    readonly motionId: 'motion-id';
    readonly motionInstanceId: 'motion-instance-id';
    /** On an instance in place of `motion-id`: whose motion it plays. */
    readonly mainMotionId: 'main-motion-id';
    readonly interactionId: 'interaction-id';
    /** On an instance in place of `interaction-id`: whose interactions it has. */
    readonly mainInteractionId: 'main-interaction-id';
    readonly interactionInstanceId: 'interaction-instance-id';
};
/** What the editor keeps on components for itself; the build leaves all of it out. */
export declare const componentMarkers: {
    /** Words of `componentSwitches` that are off. */
    readonly off: 'inf-props';
    /** On a split text: the class of its letters. */
    readonly splitter: 'inf-splitter';
    readonly looper: 'inf-looper';
    readonly loopUrl: 'inf-loop-url';
    readonly loopHeaders: 'inf-loop-headers';
    readonly loopName: 'inf-loop-name';
    readonly loopMethod: 'inf-loop-method';
    readonly loopBody: 'inf-loop-body';
    /** On what is repeated: the list without its paging and filter, and what those are told. */
    readonly loopList: 'inf-loop-list';
    readonly loopCountName: 'inf-loop-count-name';
    readonly loopCountValue: 'inf-loop-count-value';
    readonly loopFilterProp: 'inf-loop-filter-prop';
    readonly loopFilterName: 'inf-loop-filter-name';
    /** On a companion of a loop: `more`, `next`, `previous`, `filter` or `input`. */
    readonly loopPart: 'inf-loop-part';
    readonly loopEvent: 'inf-loop-event';
    readonly loopFilterValue: 'inf-loop-filter-value';
};
/** On elements of plugins: what scripts of their type find them by, and what they are called with, as JSON. */
export declare const guestMarkers: {
    readonly type: 'data-component';
    readonly props: 'data-component-props';
};
/** What the editor lets a person do with an element, annex §2.2; all are on until switched off. */
export declare const componentSwitches: readonly ['draggable', 'droppable', 'editable', 'layerable', 'selectable', 'hoverable', 'copyable', 'removable', 'badgeable'];
export type ComponentSwitch = (typeof componentSwitches)[number];

// outcome.d.ts
/**
 * The result of work that may fail in ways a user should hear about. `failure` is a literal code the caller maps to a
 * message; `detail` is what only the failing side knows (a file name, a number), shown as text.
 */
export type Outcome<Value, Failure extends string> = {
    readonly ok: true;
    readonly value: Value;
} | {
    readonly ok: false;
    readonly failure: Failure;
    readonly detail?: string;
};
export declare function succeed(): {
    readonly ok: true;
    readonly value: undefined;
};
export declare function succeed<Value>(value: Value): {
    readonly ok: true;
    readonly value: Value;
};
export declare function fail<Failure extends string>(failure: Failure, detail?: string): {
    ok: false;
    failure: Failure;
    detail?: never;
} | {
    ok: false;
    failure: Failure;
    detail: string;
};

// paths.d.ts
/** Where the files of a project live inside its folder, docs/reference/storage.md. All paths are relative, with forward slashes. */
export declare const paths: {
    readonly record: 'editor/pergola.json';
    readonly screenshot: 'screenshot.webp';
    readonly logo: 'logo.png';
    readonly globalCss: 'global/global.css';
    readonly globalJs: 'global/global.js';
    readonly globalRules: 'global/global-rules.css';
    readonly canvasStyles: 'global/pergola.css';
    readonly fontsCss: 'css/fonts.css';
    readonly symbolsCss: 'css/symbols.css';
    readonly templatesCss: 'css/templates.css';
    readonly assets: 'assets';
    readonly fonts: 'fonts';
    readonly libs: 'libs';
    readonly editorPages: 'editor/pages';
};
/** The folder of a project inside the private file system. */
export declare function projectFolder(projectId: string): string;
/** The address under which the service worker serves a project's stored files to the canvas. Ends with a slash. */
export declare function projectFilesUrl(projectId: string): string;
/** The layout of a page that Pergola made; an imported page keeps its own paths in its record. */
export declare function pagePaths(name: string): {
    html: string;
    css: string;
    js: string;
};
/**
 * Where the built page lies in preview and export. Hosts look for the page that says that nothing stands at an address at
 * the top of the site.
 */
export declare function builtPagePath(name: string): string;
/** Where the build puts the actions that one page calls. */
export declare function actionScriptPath(pageName: string): string;
/** Where the build puts the scripts of the patterns that one page shows. */
export declare function patternScriptPath(pageName: string): string;
/** Where the build puts the scripts of the component types that one page shows. */
export declare function componentScriptPath(pageName: string): string;
/** Where the build puts the motions of one page, docs/reference/storage.md. */
export declare function motionScriptPath(pageName: string): string;
/** Where the build puts the scripts that pages with motions need, annex §8.1. */
export declare const motionLibraryPaths: {
    readonly core: 'libs/js/gsap.min.js';
    readonly scrollTrigger: 'libs/js/ScrollTrigger.min.js';
    readonly motionPath: 'libs/js/MotionPathPlugin.min.js';
    readonly splitText: 'libs/js/SplitText.min.js';
    /** Our own engine, in place of all of them. */
    readonly own: 'libs/js/pergola-motions.js';
};
/** Where the build puts the script that makes the sliders of a page, and what says how they stand until it runs. */
export declare const sliderScriptPath = "libs/js/swiper/swiper.js";
export declare const sliderSheetPath = "libs/css/slider.css";
/** Where the build puts a part of the slider library, such as `navigation`. */
export declare function sliderPartPath(part: string): string;
/** Where the build puts the scripts that pages with directives need, annex §8.1. */
export declare const runtimePaths: {
    readonly plugins: 'libs/js/p-vue-plugins.js';
    readonly engine: 'libs/js/p-vue.js';
    readonly start: 'libs/js/initPVue.js';
    /** For previews only: lets the editor lay a page over its canvas. */
    readonly live: 'libs/js/live-preview.js';
};

// press-command.d.ts
import type { CommandsService } from './services/command-registry.ts';
/** What a button, a menu entry or a key does: nothing when the command has gone, or cannot run any more since it was shown. */
export declare function pressCommand(commands: Pick<CommandsService, 'find' | 'run'>, name: string): void;
/** A key that is held goes on walking and undoing; it takes no more away than one press does. */
export declare function isHeldRemoval({ key, repeat }: {
    readonly key: string;
    readonly repeat: boolean;
}): boolean;

// readable.d.ts
import type { Dispose } from './lifetime.ts';
/**
 * State with one owner, seen from outside. Structurally what `useStore` of zustand reads, so a vanilla store
 * can be handed out as it is. `getState` returns the same reference until something changes.
 */
export interface Readable<State> {
    getState(): State;
    getInitialState(): State;
    subscribe(listener: (state: State, previous: State) => void): Dispose;
}

// records/asset.d.ts
import * as v from 'valibot';
export declare const assetSchema: v.ObjectSchema<{
    /** File name inside the project's assets folder. */
    readonly name: v.StringSchema<undefined>;
    /** MIME type. */
    readonly type: v.StringSchema<undefined>;
    /** Bytes; shown in MB with three decimals. */
    readonly size: v.NumberSchema<undefined>;
    /** Relative to the project folder. */
    readonly path: v.StringSchema<undefined>;
}, undefined>;
export type Asset = v.InferOutput<typeof assetSchema>;

// records/block.d.ts
import * as v from 'valibot';
export declare const blockSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>;
    readonly name: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
    readonly label: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>;
    readonly category: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "Others">;
    readonly type: v.OptionalSchema<v.PicklistSchema<["block", "symbol", "template"], undefined>, "block">;
    /** Svg markup or an image address, shown through an image element and never as markup. */
    readonly media: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, "">;
    readonly content: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, "">;
    readonly style: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, "">;
    readonly pathes: v.OptionalSchema<v.ObjectSchema<{
        readonly content: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>;
        readonly style: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>;
    }, undefined>, undefined>;
}, undefined>;
export type Block = v.InferOutput<typeof blockSchema>;

// records/bounded.d.ts
import * as v from 'valibot';
/**
 * What a record may hold at most, so that one from outside cannot fill the memory of who reads it. Far more than a
 * person makes: a record that is over is refused as a whole, and what is too much is named.
 */
export declare const recordLimits: {
    /** Letters of a name, a path or an address. */
    readonly words: 20000;
    /** Letters of a text of its own, such as the markup of a block. */
    readonly text: 10000000;
    /** Entries of one list. */
    readonly entries: 20000;
};
export declare const words: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>;
export declare const longText: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>;
export declare function listOf<Item extends v.GenericSchema>(item: Item): v.SchemaWithPipe<readonly [v.ArraySchema<Item, undefined>, v.MaxLengthAction<v.InferOutput<Item>[], 20000, undefined>]>;
export declare function tableOf<Item extends v.GenericSchema>(item: Item): v.SchemaWithPipe<readonly [v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, Item, undefined>, v.MaxEntriesAction<(Item extends {
    readonly pipe: readonly unknown[];
} ? v.ReadonlyAction<any> extends Item["pipe"][number] ? Readonly<{
    [x: string]: unknown;
} & Omit<Record<string, v.InferOutput<Item>>, never> & Partial<Pick<Record<string, v.InferOutput<Item>>, never>>> : {
    [x: string]: unknown;
} & Omit<Record<string, v.InferOutput<Item>>, never> & Partial<Pick<Record<string, v.InferOutput<Item>>, never>> : {
    [x: string]: unknown;
} & Omit<Record<string, v.InferOutput<Item>>, never> & Partial<Pick<Record<string, v.InferOutput<Item>>, never>>) extends infer T ? { [TKey in keyof T]: T[TKey]; } : never, 20000, undefined>]>;

// records/font.d.ts
import * as v from 'valibot';
export declare const fontSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>;
    /** The family that styles name. Several files of one family bear the same name. */
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>;
    readonly url: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, "">;
    readonly fileName: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
    /** `fonts/{file}`, relative to the project folder; empty for a CDN entry. */
    readonly path: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
    readonly isCDN: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
    /** MB. */
    readonly size: v.OptionalSchema<v.NumberSchema<undefined>, 0>;
    /** As `@font-face` says it: `700`, or `100 900` for a variable font. Absent in records made before it. */
    readonly weight: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, undefined>;
    readonly style: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, undefined>;
    readonly unicodeRange: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, undefined>;
    /** `woff2`, `truetype` …, as `format()` names it. */
    readonly format: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, undefined>;
}, undefined>;
export type Font = v.InferOutput<typeof fontSchema>;

// records/guest-plugin.d.ts
import * as v from 'valibot';
/** A plugin of GrapesJS: what it brought stands in the record, so that it runs again only for its traits. */
export declare const guestPluginSchema: v.ObjectSchema<{
    /** Its file, in a folder that reaches no visitor. */
    readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>;
    /** Where it was fetched from; empty for a file of the person. */
    readonly address: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
    /** Ids of its blocks. */
    readonly blocks: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, undefined>, v.MaxLengthAction<string[], 20000, undefined>]>, readonly []>;
    /** Names of its component types, as elements say them. */
    readonly types: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, undefined>, v.MaxLengthAction<string[], 20000, undefined>]>, readonly []>;
}, undefined>;
export type GuestPlugin = v.InferOutput<typeof guestPluginSchema>;

// records/helmet.d.ts
import * as v from 'valibot';
export declare const helmetSchema: v.ObjectSchema<{
    /** Language of the page, such as `en`; empty says none. */
    readonly lang: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
    readonly icon: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, "">;
    readonly title: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
    readonly author: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
    readonly description: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, "">;
    readonly keywords: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, "">;
    /** HTML text, put into the head as it is. */
    readonly customMetaTags: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, "">;
    readonly robots: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
    readonly logo: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, "">;
}, undefined>;
export type Helmet = v.InferOutput<typeof helmetSchema>;

// records/library.d.ts
import * as v from 'valibot';
export declare const librarySchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>;
    readonly type: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
    readonly fileType: v.OptionalSchema<v.PicklistSchema<["css", "js"], undefined>, "js">;
    readonly path: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>;
    readonly nameWithoutExt: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
    readonly description: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, "">;
    readonly version: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
    readonly fileUrl: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, "">;
    readonly isCDN: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
    readonly isLocal: v.OptionalSchema<v.BooleanSchema<undefined>, true>;
    readonly header: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
    readonly footer: v.OptionalSchema<v.BooleanSchema<undefined>, true>;
    readonly async: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
    readonly defer: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
    readonly globalName: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
    /** MB. */
    readonly size: v.OptionalSchema<v.NumberSchema<undefined>, 0>;
    readonly typesPath: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
}, undefined>;
export type Library = v.InferOutput<typeof librarySchema>;

// records/page.d.ts
import * as v from 'valibot';
export declare const pageSchema: v.ObjectSchema<{
    readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>;
    /** Lowercase, trimmed; also the key of the page in `project.pages`. */
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>;
    /**
     * Relative to the project folder. A page whose html lies under `editor/pages/` holds body content and is composed
     * into a whole page by the build; any other page is a whole document of its own and is exported as it stands.
     */
    readonly pathes: v.ObjectSchema<{
        readonly html: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>;
        readonly css: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
        readonly js: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
    }, undefined>;
    readonly bodyAttributes: v.OptionalSchema<v.SchemaWithPipe<readonly [v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, undefined>, v.MaxEntriesAction<{
        [x: string]: string;
    }, 20000, undefined>]>, {}>;
    readonly symbols: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, undefined>, v.MaxLengthAction<string[], 20000, undefined>]>, readonly []>;
    readonly helmet: v.OptionalSchema<v.ObjectSchema<{
        readonly lang: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
        readonly icon: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, "">;
        readonly title: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
        readonly author: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
        readonly description: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, "">;
        readonly keywords: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, "">;
        readonly customMetaTags: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, "">;
        readonly robots: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
        readonly logo: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, "">;
    }, undefined>, {}>;
    /** Not listed and not exported. */
    readonly hidden: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
    /** Not finished: it is edited and previewed like any other, and neither exported nor published. */
    readonly draft: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    /** Its place among the pages of its folder, lowest first; those without one come after, by name. */
    readonly order: v.OptionalSchema<v.NumberSchema<undefined>, undefined>;
    /**
     * What the bytes of the page were written in when it came, where that is not UTF-8: a name of the Encoding standard in
     * lower case. The bytes themselves decide; this says where to look, for sheets and scripts that declare nothing.
     */
    readonly encoding: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    /** False for a page that no browser can read as text: it is kept and exported as it came, and cannot be edited. */
    readonly editable: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    /**
     * A page that is a whole document runs the template engine: set with the first directive written in the editor. Other
     * documents may hold attributes of another engine, so theirs alone say nothing.
     */
    readonly directives: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    /** The same for the scripts of patterns: set when one is put into a page that is a whole document. */
    readonly patterns: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
}, undefined>;
export type Page = v.InferOutput<typeof pageSchema>;

// records/playable-motion.d.ts
/** Plain data, as it is written into a page. */
export type MotionJson = string | number | boolean | null | readonly MotionJson[] | {
    readonly [name: string]: MotionJson;
};
export type MotionValues = Readonly<Record<string, MotionJson>>;
/** What a text is taken apart into. */
export type TextPart = 'chars' | 'words' | 'lines';
/** Texts that are taken apart before a motion begins. Names of the options are those of annex §4.6. */
export interface PlayableSplit {
    readonly selector: string;
    readonly options: MotionValues;
}
/** One animation of a motion with everything resolved: what an engine plays. Names are those of annex §4.3. */
export interface PlayableTween {
    /** CSS selector of all its targets. `self` stands in it no more. */
    readonly selector: string;
    /** Of the texts that its motion takes apart, which the selector names, these parts are its targets. */
    readonly part?: TextPart;
    /** Values only: CSS properties in camelCase and the short transforms. An array holds the values of keyframes. */
    readonly from: MotionValues;
    readonly to: MotionValues;
    /** duration, delay, ease, repeat, yoyo, stagger…: converted to numbers and booleans where they are ones. */
    readonly options: MotionValues;
    /** Where it begins in a timeline; empty or absent is its end. */
    readonly position?: string | number;
    /** Trigger of this tween alone, names of annex §4.4. */
    readonly scroll?: MotionValues;
    /** Somebody's code wants to be called, which only a page can do. */
    readonly hasCallbacks?: boolean;
}
/** A motion for one main element or one instance. */
export interface PlayableMotion {
    readonly id: string;
    /** Options of the timeline, annex §4.5; null when each tween plays for itself. */
    readonly timeline: MotionValues | null;
    /** Trigger of the whole timeline. */
    readonly scroll?: MotionValues;
    readonly split?: PlayableSplit;
    readonly tweens: readonly PlayableTween[];
    readonly hasCallbacks?: boolean;
}
/** Between two values of a channel; back is the way of a yoyo. Texts of CSS. */
export interface CompiledEase {
    readonly forth: string;
    readonly back: string;
}
/**
 * Where a trigger begins or ends: on its element, on the page at its start or its end, or behind where the trigger starts.
 * Then a share of the element's size (of the view's, behind the start) and pixels, and those of the view that it meets.
 */
export type CompiledSpot = readonly [
    from: 'element' | 'page' | 'end' | 'start',
    share: number,
    pixels: number,
    seenShare: number,
    seenPixels: number
];
/**
 * Where a tween begins in its timeline: at its end, at 0, where the tween before begins or ends, or at a label behind `@`.
 * Then seconds, and shares of how long the tween itself and the one before last.
 */
export type CompiledPosition = readonly [
    from: '' | '0' | '<' | '>' | `@${string}`,
    seconds: number,
    ownShare: number,
    recentShare: number
];
/** A scroll trigger; all of it is said. Selectors mean the first match. */
export interface CompiledScroll {
    readonly trigger: string;
    readonly endTrigger: string;
    readonly start: CompiledSpot;
    readonly end: CompiledSpot;
    /** Seconds to catch up with the scroll; null plays by the clock. */
    readonly scrub: number | null;
    /** Words of `toggleActions`: on entering, leaving, entering and leaving back. */
    readonly actions: readonly string[];
    readonly once: boolean;
    readonly isRow: boolean;
    readonly pin: string | null;
    readonly hasRoom: boolean;
}
/** One animation with everything said that can be known without the page it plays on. Seconds. */
export interface CompiledTween {
    readonly selector: string;
    /** CSS values by property or function of `transform`, one after the other; null is what the element has then. */
    readonly values: Readonly<Record<string, readonly (string | null)[]>>;
    readonly ease: CompiledEase;
    readonly duration: number;
    readonly delay: number;
    /** -1 never ends. */
    readonly repeat: number;
    readonly pause: number;
    readonly yoyo: boolean;
    readonly stagger?: {
        readonly each?: number;
        readonly amount?: number;
        readonly from?: MotionJson;
    };
    readonly position: CompiledPosition;
    readonly scroll?: CompiledScroll;
}
/** What starts a motion that waits: it plays forth, and back when the pointer or the focus leaves, or at the next click. */
export interface MotionStarter {
    readonly on: 'hover' | 'click';
    /** Selector of the elements that are pointed at or pressed. */
    readonly by: string;
}
/** What our own engine plays. */
export interface CompiledMotion {
    /** Name under which scripts of a page find it. */
    readonly name?: string;
    readonly timeline: {
        readonly delay: number;
        readonly repeat: number;
        readonly pause: number;
        readonly yoyo: boolean;
    } | null;
    readonly scroll?: CompiledScroll;
    readonly speed: number;
    readonly paused: boolean;
    /** Only what a page plays has one. */
    readonly start?: MotionStarter;
    readonly tweens: readonly CompiledTween[];
}

// records/project-settings.d.ts
import * as v from 'valibot';
/**
 * Every switch of a project by the name it is stored under, with its default. How people see it stands in
 * `settings/setting-table.ts`, which has no types until it lists a new one. Names are literal: see docs/reference/settings.md.
 */
export declare const settingDefaults: {
    minify_Css: boolean;
    minify_Js: boolean;
    navigate_to_style_when_Select: boolean;
    keep_add_panel_after_drop: boolean;
    transform_Image_To_Webp: boolean;
    excute_commands_after_page_load: boolean;
    delete_symbols_after_delete_from_page: boolean;
    grap_all_css_libs_in_single_file: boolean;
    grap_all_header_scripts_in_single_file: boolean;
    grap_all_footer_scripts_in_single_file: boolean;
    is_async_graped_header_script: boolean;
    is_defer_graped_header_script: boolean;
    is_async_graped_footer_script: boolean;
    is_defer_graped_footer_script: boolean;
    disable_gsap_core: boolean;
    disable_gsap_scrollTrigger: boolean;
    disable_gsap_splitText: boolean;
    remove_gsap_markers_on_build: boolean;
    enable_own_motion_engine: boolean;
    disable_petite_vue: boolean;
    enable_prettier_for_file_editor: boolean;
    include_canvas_styles_in_build_file: boolean;
    enable_tailwind: boolean;
    enable_spline_viewer: boolean;
    enable_swiperjs: boolean;
    enable_editor_lazy_loading: boolean;
    enable_auto_save: boolean;
    stop_all_animation_on_page: boolean;
    disable_will_change_in_editor: boolean;
    make_picture_variants: boolean;
    make_font_subsets: boolean;
    add_security_policy: boolean;
    include_symbols_in_export: boolean;
    include_templates_in_export: boolean;
};
/**
 * What a project that is made new says of itself. Those of before keep the default: GSAP for every page with motions, which
 * their own scripts may call.
 */
export declare const newProjectSettings: {
    readonly enable_own_motion_engine: true;
};
export type SettingName = keyof typeof settingDefaults;
export type ProjectSettings = Record<SettingName, boolean>;
type Switch = v.OptionalSchema<v.BooleanSchema<undefined>, boolean>;
/** What a record or local storage says of the switches; whatever it does not say has its default. */
export declare const projectSettingsSchema: v.ObjectSchema<Record<"add_security_policy" | "delete_symbols_after_delete_from_page" | "disable_gsap_core" | "disable_gsap_scrollTrigger" | "disable_gsap_splitText" | "disable_petite_vue" | "disable_will_change_in_editor" | "enable_auto_save" | "enable_editor_lazy_loading" | "enable_own_motion_engine" | "enable_prettier_for_file_editor" | "enable_spline_viewer" | "enable_swiperjs" | "enable_tailwind" | "excute_commands_after_page_load" | "grap_all_css_libs_in_single_file" | "grap_all_footer_scripts_in_single_file" | "grap_all_header_scripts_in_single_file" | "include_canvas_styles_in_build_file" | "include_symbols_in_export" | "include_templates_in_export" | "is_async_graped_footer_script" | "is_async_graped_header_script" | "is_defer_graped_footer_script" | "is_defer_graped_header_script" | "keep_add_panel_after_drop" | "make_font_subsets" | "make_picture_variants" | "minify_Css" | "minify_Js" | "navigate_to_style_when_Select" | "remove_gsap_markers_on_build" | "stop_all_animation_on_page" | "transform_Image_To_Webp", Switch>, undefined>;
export declare function defaultSettings(): ProjectSettings;
/** What a record says itself. Whatever is not a switch we know is left out, one by one: the record came from anywhere. */
export declare function ownSettings(record: Readonly<Record<string, unknown>>): Partial<ProjectSettings>;
/** The switches that count for a project: its own where it says something, else the defaults. */
export declare function settingsOf({ projectSettings }: {
    readonly projectSettings: Readonly<Record<string, unknown>>;
}, defaults: ProjectSettings): ProjectSettings;
export {};

// records/project.d.ts
import * as v from 'valibot';
/** The record of a project, base text §3. What is exported as `editor/pergola.json`, without id and trust. */
export declare const projectSchema: v.LooseObjectSchema<{
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>;
    readonly description: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, "">;
    readonly type: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "site">;
    readonly colors: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, undefined>, v.MaxLengthAction<string[], 20000, undefined>]>, readonly []>;
    /** Widths that the site is designed for, beside those that its sheets name; absent until one is changed. */
    readonly breakpoints: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.ObjectSchema<{
        readonly atRule: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>;
        readonly name: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
    }, undefined>, undefined>, v.MaxLengthAction<{
        atRule: string;
        name: string;
    }[], 20000, undefined>]>, undefined>;
    readonly logo: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, "">;
    /** Where the site is published, such as `https://example.org/`; absent until it is said. */
    readonly siteAddress: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, undefined>;
    /** What the build adds for search engines, hosts and home screens: `AddedFiles` of shared/site; absent until asked for. */
    readonly addedFiles: v.OptionalSchema<v.SchemaWithPipe<readonly [v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, v.UnknownSchema, undefined>, v.MaxEntriesAction<{
        [x: string]: unknown;
    }, 20000, undefined>]>, undefined>;
    readonly pages: v.SchemaWithPipe<readonly [v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>;
        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>;
        readonly pathes: v.ObjectSchema<{
            readonly html: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>;
            readonly css: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
            readonly js: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
        }, undefined>;
        readonly bodyAttributes: v.OptionalSchema<v.SchemaWithPipe<readonly [v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, undefined>, v.MaxEntriesAction<{
            [x: string]: string;
        }, 20000, undefined>]>, {}>;
        readonly symbols: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, undefined>, v.MaxLengthAction<string[], 20000, undefined>]>, readonly []>;
        readonly helmet: v.OptionalSchema<v.ObjectSchema<{
            readonly lang: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
            readonly icon: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, "">;
            readonly title: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
            readonly author: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
            readonly description: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, "">;
            readonly keywords: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, "">;
            readonly customMetaTags: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, "">;
            readonly robots: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
            readonly logo: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, "">;
        }, undefined>, {}>;
        readonly hidden: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
        readonly draft: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
        readonly order: v.OptionalSchema<v.NumberSchema<undefined>, undefined>;
        readonly encoding: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        readonly editable: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
        readonly directives: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
        readonly patterns: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    }, undefined>, undefined>, v.MaxEntriesAction<{
        [x: string]: {
            id: string;
            name: string;
            pathes: {
                html: string;
                css: string;
                js: string;
            };
            bodyAttributes: {
                [x: string]: string;
            };
            symbols: string[];
            helmet: {
                lang: string;
                icon: string;
                title: string;
                author: string;
                description: string;
                keywords: string;
                customMetaTags: string;
                robots: string;
                logo: string;
            };
            hidden: boolean;
            draft?: boolean | undefined;
            order?: number | undefined;
            encoding?: string | undefined;
            editable?: boolean | undefined;
            directives?: boolean | undefined;
            patterns?: boolean | undefined;
        };
    }, 20000, undefined>]>;
    readonly blocks: v.OptionalSchema<v.SchemaWithPipe<readonly [v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>;
        readonly name: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
        readonly label: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>;
        readonly category: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "Others">;
        readonly type: v.OptionalSchema<v.PicklistSchema<["block", "symbol", "template"], undefined>, "block">;
        readonly media: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, "">;
        readonly content: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, "">;
        readonly style: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, "">;
        readonly pathes: v.OptionalSchema<v.ObjectSchema<{
            readonly content: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>;
            readonly style: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>;
        }, undefined>, undefined>;
    }, undefined>, undefined>, v.MaxEntriesAction<{
        [x: string]: {
            id: string;
            name: string;
            label: string;
            category: string;
            type: "block" | "symbol" | "template";
            media: string;
            content: string;
            style: string;
            pathes?: {
                content: string;
                style: string;
            } | undefined;
        };
    }, 20000, undefined>]>, {}>;
    readonly symbols: v.OptionalSchema<v.SchemaWithPipe<readonly [v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>;
        readonly name: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
        readonly label: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>;
        readonly category: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "Others">;
        readonly type: v.OptionalSchema<v.PicklistSchema<["block", "symbol", "template"], undefined>, "block">;
        readonly media: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, "">;
        readonly content: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, "">;
        readonly style: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, "">;
        readonly pathes: v.OptionalSchema<v.ObjectSchema<{
            readonly content: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>;
            readonly style: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>;
        }, undefined>, undefined>;
    }, undefined>, undefined>, v.MaxEntriesAction<{
        [x: string]: {
            id: string;
            name: string;
            label: string;
            category: string;
            type: "block" | "symbol" | "template";
            media: string;
            content: string;
            style: string;
            pathes?: {
                content: string;
                style: string;
            } | undefined;
        };
    }, 20000, undefined>]>, {}>;
    readonly fonts: v.OptionalSchema<v.SchemaWithPipe<readonly [v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>;
        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>;
        readonly url: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, "">;
        readonly fileName: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
        readonly path: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
        readonly isCDN: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
        readonly size: v.OptionalSchema<v.NumberSchema<undefined>, 0>;
        readonly weight: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, undefined>;
        readonly style: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, undefined>;
        readonly unicodeRange: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, undefined>;
        readonly format: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, undefined>;
    }, undefined>, undefined>, v.MaxEntriesAction<{
        [x: string]: {
            id: string;
            name: string;
            url: string;
            fileName: string;
            path: string;
            isCDN: boolean;
            size: number;
            weight?: string | undefined;
            style?: string | undefined;
            unicodeRange?: string | undefined;
            format?: string | undefined;
        };
    }, 20000, undefined>]>, {}>;
    readonly motions: v.OptionalSchema<v.SchemaWithPipe<readonly [v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, v.UnknownSchema, undefined>, v.MaxEntriesAction<{
        [x: string]: unknown;
    }, 20000, undefined>]>, {}>;
    /** Motions kept to be used again, by id. */
    readonly motionPresets: v.OptionalSchema<v.SchemaWithPipe<readonly [v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, v.UnknownSchema, undefined>, v.MaxEntriesAction<{
        [x: string]: unknown;
    }, 20000, undefined>]>, undefined>;
    readonly interactions: v.OptionalSchema<v.SchemaWithPipe<readonly [v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, v.UnknownSchema, undefined>, v.MaxEntriesAction<{
        [x: string]: unknown;
    }, 20000, undefined>]>, {}>;
    readonly restAPIModels: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.UnknownSchema, undefined>, v.MaxLengthAction<unknown[], 20000, undefined>]>, readonly []>;
    readonly jsHeaderLibs: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>;
        readonly type: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
        readonly fileType: v.OptionalSchema<v.PicklistSchema<["css", "js"], undefined>, "js">;
        readonly path: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>;
        readonly nameWithoutExt: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
        readonly description: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, "">;
        readonly version: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
        readonly fileUrl: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, "">;
        readonly isCDN: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
        readonly isLocal: v.OptionalSchema<v.BooleanSchema<undefined>, true>;
        readonly header: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
        readonly footer: v.OptionalSchema<v.BooleanSchema<undefined>, true>;
        readonly async: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
        readonly defer: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
        readonly globalName: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
        readonly size: v.OptionalSchema<v.NumberSchema<undefined>, 0>;
        readonly typesPath: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
    }, undefined>, undefined>, v.MaxLengthAction<{
        id: string;
        type: string;
        fileType: "css" | "js";
        path: string;
        name: string;
        nameWithoutExt: string;
        description: string;
        version: string;
        fileUrl: string;
        isCDN: boolean;
        isLocal: boolean;
        header: boolean;
        footer: boolean;
        async: boolean;
        defer: boolean;
        globalName: string;
        size: number;
        typesPath: string;
    }[], 20000, undefined>]>, readonly []>;
    readonly jsFooterLibs: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>;
        readonly type: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
        readonly fileType: v.OptionalSchema<v.PicklistSchema<["css", "js"], undefined>, "js">;
        readonly path: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>;
        readonly nameWithoutExt: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
        readonly description: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, "">;
        readonly version: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
        readonly fileUrl: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, "">;
        readonly isCDN: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
        readonly isLocal: v.OptionalSchema<v.BooleanSchema<undefined>, true>;
        readonly header: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
        readonly footer: v.OptionalSchema<v.BooleanSchema<undefined>, true>;
        readonly async: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
        readonly defer: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
        readonly globalName: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
        readonly size: v.OptionalSchema<v.NumberSchema<undefined>, 0>;
        readonly typesPath: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
    }, undefined>, undefined>, v.MaxLengthAction<{
        id: string;
        type: string;
        fileType: "css" | "js";
        path: string;
        name: string;
        nameWithoutExt: string;
        description: string;
        version: string;
        fileUrl: string;
        isCDN: boolean;
        isLocal: boolean;
        header: boolean;
        footer: boolean;
        async: boolean;
        defer: boolean;
        globalName: string;
        size: number;
        typesPath: string;
    }[], 20000, undefined>]>, readonly []>;
    readonly cssLibs: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.ObjectSchema<{
        readonly id: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>;
        readonly type: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
        readonly fileType: v.OptionalSchema<v.PicklistSchema<["css", "js"], undefined>, "js">;
        readonly path: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>;
        readonly nameWithoutExt: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
        readonly description: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, "">;
        readonly version: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
        readonly fileUrl: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, "">;
        readonly isCDN: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
        readonly isLocal: v.OptionalSchema<v.BooleanSchema<undefined>, true>;
        readonly header: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
        readonly footer: v.OptionalSchema<v.BooleanSchema<undefined>, true>;
        readonly async: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
        readonly defer: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
        readonly globalName: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
        readonly size: v.OptionalSchema<v.NumberSchema<undefined>, 0>;
        readonly typesPath: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
    }, undefined>, undefined>, v.MaxLengthAction<{
        id: string;
        type: string;
        fileType: "css" | "js";
        path: string;
        name: string;
        nameWithoutExt: string;
        description: string;
        version: string;
        fileUrl: string;
        isCDN: boolean;
        isLocal: boolean;
        header: boolean;
        footer: boolean;
        async: boolean;
        defer: boolean;
        globalName: string;
        size: number;
        typesPath: string;
    }[], 20000, undefined>]>, readonly []>;
    readonly projectSettings: v.OptionalSchema<v.SchemaWithPipe<readonly [v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, v.UnknownSchema, undefined>, v.MaxEntriesAction<{
        [x: string]: unknown;
    }, 20000, undefined>]>, {}>;
    /** Plugins of GrapesJS whose blocks stand among `blocks`, by name. */
    readonly guestPlugins: v.OptionalSchema<v.SchemaWithPipe<readonly [v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, v.ObjectSchema<{
        readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>;
        readonly address: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, "">;
        readonly blocks: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, undefined>, v.MaxLengthAction<string[], 20000, undefined>]>, readonly []>;
        readonly types: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, undefined>, v.MaxLengthAction<string[], 20000, undefined>]>, readonly []>;
    }, undefined>, undefined>, v.MaxEntriesAction<{
        [x: string]: {
            path: string;
            address: string;
            blocks: string[];
            types: string[];
        };
    }, 20000, undefined>]>, undefined>;
    /** What elements run that say in `data-component` what they are, by that name. */
    readonly componentScripts: v.OptionalSchema<v.SchemaWithPipe<readonly [v.RecordSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 10000000, undefined>]>, undefined>, v.MaxEntriesAction<{
        [x: string]: string;
    }, 20000, undefined>]>, undefined>;
    /** In an exported record: patterns of the paths of pages that the build made of content, which are no files of the project. */
    readonly madePages: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, undefined>, v.MaxLengthAction<string[], 20000, undefined>]>, undefined>;
    /** Files that came with the site and lie where the editor keeps its own, such as `editor/sources/x`: the site's. */
    readonly siteFiles: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 20000, undefined>]>, undefined>, v.MaxLengthAction<string[], 20000, undefined>]>, undefined>;
}, undefined>;
export type Project = v.InferOutput<typeof projectSchema>;

// records/remote-block.d.ts
/** Stands in Add under its category while the remote is loaded. What was put on a page belongs to the page. */
export interface RemoteBlock {
    /** The remote's name, a slash, and a word: `pricing-pack/three-columns`. */
    readonly id: string;
    readonly label: string;
    readonly category: string;
    /** Path data of a 24 × 24 stroked icon. */
    readonly icon: string;
    /** One element, without scripts. */
    readonly html: string;
    /** Rules for its classes, which go where those of the site are. */
    readonly css?: string;
}

// records/remotes-file.d.ts
import * as v from 'valibot';
/** `remotes.json`, read by the shell at start. Addresses may be absolute (another origin) or relative to the file. */
export declare const remoteAddressSchema: v.ObjectSchema<{
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    readonly title: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    /** Content hash of the remote's files. */
    readonly version: v.StringSchema<undefined>;
    /** Folder of the remote's files, ends with a slash. */
    readonly base: v.StringSchema<undefined>;
    /** Manifest or remoteEntry, relative to `base`. */
    readonly entry: v.StringSchema<undefined>;
    readonly contract: v.NumberSchema<undefined>;
    /** Slots the remote is answerable for, `*` at the end for a family: names the one missing before its code is there. */
    readonly slots: v.OptionalSchema<v.ArraySchema<v.StringSchema<undefined>, undefined>, readonly []>;
    readonly preload: v.OptionalSchema<v.ArraySchema<v.StringSchema<undefined>, undefined>, readonly []>;
    readonly files: v.OptionalSchema<v.ArraySchema<v.StringSchema<undefined>, undefined>, readonly []>;
    /**
     * A JSON file, relative to `base`, that holds `files` and `late` in their place: what is kept for use without a network
     * is asked for by the service worker alone, so no page waits for the names of it.
     */
    readonly fileList: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    /** Large files that few need, kept for use without a network from their first use on. */
    readonly late: v.OptionalSchema<v.ArraySchema<v.StringSchema<undefined>, undefined>, readonly []>;
}, undefined>;
export declare const remotesFileSchema: v.ObjectSchema<{
    readonly remotes: v.ArraySchema<v.ObjectSchema<{
        readonly name: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
        readonly title: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        /** Content hash of the remote's files. */
        readonly version: v.StringSchema<undefined>;
        /** Folder of the remote's files, ends with a slash. */
        readonly base: v.StringSchema<undefined>;
        /** Manifest or remoteEntry, relative to `base`. */
        readonly entry: v.StringSchema<undefined>;
        readonly contract: v.NumberSchema<undefined>;
        /** Slots the remote is answerable for, `*` at the end for a family: names the one missing before its code is there. */
        readonly slots: v.OptionalSchema<v.ArraySchema<v.StringSchema<undefined>, undefined>, readonly []>;
        readonly preload: v.OptionalSchema<v.ArraySchema<v.StringSchema<undefined>, undefined>, readonly []>;
        readonly files: v.OptionalSchema<v.ArraySchema<v.StringSchema<undefined>, undefined>, readonly []>;
        /**
         * A JSON file, relative to `base`, that holds `files` and `late` in their place: what is kept for use without a network
         * is asked for by the service worker alone, so no page waits for the names of it.
         */
        readonly fileList: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        /** Large files that few need, kept for use without a network from their first use on. */
        readonly late: v.OptionalSchema<v.ArraySchema<v.StringSchema<undefined>, undefined>, readonly []>;
    }, undefined>, undefined>;
}, undefined>;
export type RemoteAddress = v.InferOutput<typeof remoteAddressSchema>;
export type RemotesFile = v.InferOutput<typeof remotesFileSchema>;

// remote-checks/check-contribution.d.ts
import type { RemoteContribution } from '../remote.ts';
import type { RemoteManifest } from './remote-manifest.ts';
/** So many of each a remote may bring, and texts so long. */
export declare const contributionLimits: {
    readonly views: 50;
    readonly panels: 20;
    readonly commands: 200;
    readonly settings: 100;
    readonly blocks: 500;
    readonly label: 200;
    readonly icon: 5000;
    readonly markup: 500000;
};
/** What may be taken over as it is, and for the rest why not. */
export interface CheckedContribution {
    readonly accepted: RemoteContribution;
    /** A sentence for each thing that was refused. */
    readonly refused: readonly string[];
}
type Named = Pick<RemoteManifest, 'name' | 'slots'>;
/** Looks at what `activate` of a remote from elsewhere returned. Calls nothing of it. Never throws. */
export declare function checkContribution(manifest: Named, contribution: unknown): CheckedContribution;
export {};

// remote-checks/check-definition.d.ts
/** What is wrong with what a remote exports as `remote`; `name` is that of its manifest. Nothing of it runs. */
export declare function definitionProblems(definition: unknown, name: string): readonly string[];

// remote-checks/checker.d.ts
type Fields = Readonly<Record<string, unknown>>;
/** Collects what is refused, each with its place and what it must be. */
export interface Checker {
    readonly refused: readonly string[];
    refuse(place: string, problem: string): undefined;
    /** Own entries of an object; none of what is no object or holds too many. */
    entries(field: string, value: unknown, most: number): readonly (readonly [string, unknown])[];
    /** What `read` makes of the objects of a list, without those that it refuses. */
    items<Item>(field: string, value: unknown, most: number, read: (item: Fields) => Item | undefined): readonly Item[];
    /** Whether it is a text that is not empty and not too long. */
    text(place: string, field: string, value: unknown, most: number): value is string;
    icon(place: string, value: unknown, field?: string): value is string;
    /** Whether the name comes for the first time. */
    once(kind: string, name: string): boolean;
}
export declare function createChecker(pathData: RegExp, longestIcon: number): Checker;
export {};

// remote-checks/index.d.ts
/** What is asked of a remote from elsewhere, for the editor and for those who write one. */
export { manifestLimits, readRemoteManifest } from './remote-manifest.ts';
export type { ManifestReading, RemoteManifest } from './remote-manifest.ts';
export { definitionProblems } from './check-definition.ts';
export { checkContribution, contributionLimits } from './check-contribution.ts';
export type { CheckedContribution } from './check-contribution.ts';
export { ownSlots, reservedNames, slotProblem } from './reserved.ts';

// remote-checks/remote-manifest.d.ts
import * as v from 'valibot';
/** What a manifest may hold at most. Far more than a remote needs, and nothing that fills a browser. */
export declare const manifestLimits: {
    readonly bytes: 500000;
    readonly title: 80;
    readonly path: 300;
    readonly slots: 50;
    readonly preload: 200;
    readonly files: 2000;
};
/** `remote.json`, as the remote's server has it. */
export declare const remoteManifestSchema: v.SchemaWithPipe<readonly [v.StrictObjectSchema<{
    readonly $schema: v.OptionalSchema<v.StringSchema<"$schema must be a text">, undefined>;
    /** Begins the names of everything the remote brings. */
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<"name is missing, or is no text">, v.MaxLengthAction<string, 40, "name must not be longer than 40 letters">, v.RegexAction<string, "name must begin with a small letter and have small letters, digits and hyphens only">]>;
    /** What people read in the list of parts. */
    readonly title: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<"title must be a text">, v.MinLengthAction<string, 1, "title must not be empty">, v.MaxLengthAction<string, 80, "title must not be longer than 80 letters">]>, undefined>;
    /** Changes with every change of a file; `pergola-remote finish` writes it. */
    readonly version: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<"version must be a text">, v.RegexAction<string, "version must be 1 to 64 letters, digits, points, plus signs and hyphens">]>, undefined>;
    readonly contract: v.SchemaWithPipe<readonly [v.NumberSchema<"contract is missing, or is no number">, v.IntegerAction<number, "contract must be a whole number">, v.MinValueAction<number, 1, "contract must be 1 or more">]>;
    /** The container: an ES module that exports `init` and `get`. */
    readonly entry: v.SchemaWithPipe<readonly [v.StringSchema<`${string} must be a text`>, v.MaxLengthAction<string, 300, `${string} must not be longer than 300 letters`>, v.RegexAction<string, `${string} must be the path of a file in the folder of remote.json, such as "app/panel.js": no address of another server, no "..", no leading slash`>]>;
    readonly slots: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<"slots must be texts">, v.MaxLengthAction<string, 80, undefined>]>, `${string} must be a list`>, v.MaxLengthAction<string[], number, `${string} must not have more than ${number} entries`>]>, readonly []>;
    /** Fetched together with the entry. */
    readonly preload: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<`${string} must be a text`>, v.MaxLengthAction<string, 300, `${string} must not be longer than 300 letters`>, v.RegexAction<string, `${string} must be the path of a file in the folder of remote.json, such as "app/panel.js": no address of another server, no "..", no leading slash`>]>, `${string} must be a list`>, v.MaxLengthAction<string[], number, `${string} must not have more than ${number} entries`>]>, readonly []>;
    /** Every file of the remote: kept in the browser for use without a network. */
    readonly files: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<`${string} must be a text`>, v.MaxLengthAction<string, 300, `${string} must not be longer than 300 letters`>, v.RegexAction<string, `${string} must be the path of a file in the folder of remote.json, such as "app/panel.js": no address of another server, no "..", no leading slash`>]>, `${string} must be a list`>, v.MaxLengthAction<string[], number, `${string} must not have more than ${number} entries`>]>, readonly []>;
}, (issue: v.StrictObjectIssue) => string>, v.CheckAction<{
    $schema?: string | undefined;
    name: string;
    title?: string | undefined;
    version?: string | undefined;
    contract: number;
    entry: string;
    slots: string[];
    preload: string[];
    files: string[];
}, "name is taken by the editor itself: choose another one">, v.CheckAction<{
    $schema?: string | undefined;
    name: string;
    title?: string | undefined;
    version?: string | undefined;
    contract: number;
    entry: string;
    slots: string[];
    preload: string[];
    files: string[];
}, "slots names a place twice">, v.CheckAction<{
    $schema?: string | undefined;
    name: string;
    title?: string | undefined;
    version?: string | undefined;
    contract: number;
    entry: string;
    slots: string[];
    preload: string[];
    files: string[];
}, "version is missing: files are kept in the browser until it changes">, v.RawCheckAction<{
    $schema?: string | undefined;
    name: string;
    title?: string | undefined;
    version?: string | undefined;
    contract: number;
    entry: string;
    slots: string[];
    preload: string[];
    files: string[];
}>]>;
/** What the JSON schema is written from: names and places that are taken are known to the editor alone. */
export declare const manifestForJsonSchema: v.StrictObjectSchema<{
    readonly $schema: v.OptionalSchema<v.StringSchema<"$schema must be a text">, undefined>;
    /** Begins the names of everything the remote brings. */
    readonly name: v.SchemaWithPipe<readonly [v.StringSchema<"name is missing, or is no text">, v.MaxLengthAction<string, 40, "name must not be longer than 40 letters">, v.RegexAction<string, "name must begin with a small letter and have small letters, digits and hyphens only">]>;
    /** What people read in the list of parts. */
    readonly title: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<"title must be a text">, v.MinLengthAction<string, 1, "title must not be empty">, v.MaxLengthAction<string, 80, "title must not be longer than 80 letters">]>, undefined>;
    /** Changes with every change of a file; `pergola-remote finish` writes it. */
    readonly version: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<"version must be a text">, v.RegexAction<string, "version must be 1 to 64 letters, digits, points, plus signs and hyphens">]>, undefined>;
    readonly contract: v.SchemaWithPipe<readonly [v.NumberSchema<"contract is missing, or is no number">, v.IntegerAction<number, "contract must be a whole number">, v.MinValueAction<number, 1, "contract must be 1 or more">]>;
    /** The container: an ES module that exports `init` and `get`. */
    readonly entry: v.SchemaWithPipe<readonly [v.StringSchema<`${string} must be a text`>, v.MaxLengthAction<string, 300, `${string} must not be longer than 300 letters`>, v.RegexAction<string, `${string} must be the path of a file in the folder of remote.json, such as "app/panel.js": no address of another server, no "..", no leading slash`>]>;
    readonly slots: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<"slots must be texts">, v.MaxLengthAction<string, 80, undefined>]>, `${string} must be a list`>, v.MaxLengthAction<string[], number, `${string} must not have more than ${number} entries`>]>, readonly []>;
    /** Fetched together with the entry. */
    readonly preload: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<`${string} must be a text`>, v.MaxLengthAction<string, 300, `${string} must not be longer than 300 letters`>, v.RegexAction<string, `${string} must be the path of a file in the folder of remote.json, such as "app/panel.js": no address of another server, no "..", no leading slash`>]>, `${string} must be a list`>, v.MaxLengthAction<string[], number, `${string} must not have more than ${number} entries`>]>, readonly []>;
    /** Every file of the remote: kept in the browser for use without a network. */
    readonly files: v.OptionalSchema<v.SchemaWithPipe<readonly [v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<`${string} must be a text`>, v.MaxLengthAction<string, 300, `${string} must not be longer than 300 letters`>, v.RegexAction<string, `${string} must be the path of a file in the folder of remote.json, such as "app/panel.js": no address of another server, no "..", no leading slash`>]>, `${string} must be a list`>, v.MaxLengthAction<string[], number, `${string} must not have more than ${number} entries`>]>, readonly []>;
}, (issue: v.StrictObjectIssue) => string>;
export type RemoteManifest = v.InferOutput<typeof remoteManifestSchema>;
export type ManifestReading = {
    readonly ok: true;
    readonly manifest: RemoteManifest;
}
/** `contract`: the rest was not looked at, it may be written for a later editor. */
 | {
    readonly ok: false;
    readonly kind: 'invalid' | 'contract';
    readonly problems: readonly string[];
};
/** Reads the text of a `remote.json`; each problem names the field and says what it must be. Never throws. */
export declare function readRemoteManifest(text: string): ManifestReading;

// remote-checks/reserved.d.ts
/**
 * Names that a remote from elsewhere cannot have: those of the suite's remotes, what the names of the suite's own commands
 * begin with, and what objects have already. `e2e/federation` compares the list with the commands of a running editor.
 */
export declare const reservedNames: ReadonlySet<string>;
/** Slots that the suite fills itself. */
export declare const ownSlots: ReadonlySet<string>;
/** Why a remote from elsewhere cannot fill the slot; undefined when it can. */
export declare function slotProblem(slot: string): string | undefined;

// remote.d.ts
import type { ComponentType } from 'react';
import type { Command } from './commands.ts';
import type { Dispose } from './lifetime.ts';
import type { RemoteBlock } from './records/remote-block.ts';
import type { ServiceName, Services } from './services/services.ts';
import type { SlotName } from './slots.ts';
/**
 * Raised when a member of the contract, or a name of the shared ui, is removed or narrowed. A remote that speaks another
 * number is not activated.
 */
export declare const contractNumber = 2;
export interface ViewProps {
    /** Closes the modal the view stands in; does nothing elsewhere. */
    readonly close: () => void;
    readonly argument?: unknown;
}
export interface PanelInfo {
    readonly slot: SlotName;
    readonly title: string;
    /** Path data of a 24 × 24 stroked icon. Never markup: it comes from a stranger. */
    readonly icon: string;
}
/** A switch of the remote's own: shown under it in Settings → Parts of the editor, kept in this browser. */
export interface RemoteSetting {
    /** The remote's name, a dot, and a word: `word-count.show-bar`. */
    readonly name: string;
    readonly label: string;
    /** What is different when it is on. */
    readonly hint?: string;
    /** Until the person decides. */
    readonly initial: boolean;
    /** Called with the value before anything that the remote brings is shown, and with every other value after it. */
    apply(value: boolean): void;
}
export interface RemoteContribution {
    /** Services this remote provides to those activated after it. */
    readonly services?: Partial<Services>;
    readonly views?: Readonly<Partial<Record<SlotName, ComponentType<ViewProps>>>>;
    readonly panels?: readonly PanelInfo[];
    readonly commands?: readonly Command[];
    /** Of remotes from elsewhere. */
    readonly settings?: readonly RemoteSetting[];
    /** Of remotes from elsewhere. */
    readonly blocks?: readonly RemoteBlock[];
    readonly dispose?: Dispose;
}
export interface RemoteDefinition<Need extends ServiceName = ServiceName> {
    readonly name: string;
    readonly contract: number;
    /** Services the remote cannot work without. They fix the order of activation. */
    readonly needs: readonly Need[];
    /** Services of other remotes used when they are there; never waited for beyond the order of activation. */
    readonly wants?: readonly ServiceName[];
    activate(services: Pick<Services, Need> & Partial<Services>): RemoteContribution | Promise<RemoteContribution>;
}
/** Typed identity: what a remote's entry module exports as `remote`. */
export declare function defineRemote<Need extends ServiceName>(definition: Omit<RemoteDefinition<Need>, 'contract'> & {
    contract?: number;
}): RemoteDefinition<Need>;

// routes.d.ts
/** Addresses of the specification, §2 of both base texts. */
export declare const routes: {
    readonly editor: '/';
    readonly addBlocks: '/add-blocks';
    readonly styling: '/edite/styling';
    readonly traits: '/edite/traits';
    readonly commands: '/edite/commands';
    readonly interactions: '/edite/interactions';
    readonly motion: '/edite/motion';
    readonly preview: '/preview';
    readonly workspace: '/workspace';
    readonly fileBrowser: '/opfs-dev';
};
export type RouteName = keyof typeof routes;
/**
 * An empty page of the editor's own origin in which nothing can run: what the canvas draws a page of a project into.
 * Being a page of its own it can stand in quirks mode, which `srcdoc` cannot.
 */
export declare const canvasFramePath = "/canvas-frame.html";

// sandbox.d.ts
import * as v from 'valibot';
import type { FileLike } from './file-like.ts';
/**
 * How the editor feeds the sandbox origin, where pages run. A hidden frame on that origin, or a tab that the editor opened
 * there, says hello, the editor answers with a MessagePort, and from then on the editor pushes; it is never asked for
 * anything. Whatever comes from there is hostile: check it with the schemas.
 */
/** Stands on an answer that was kept from before: the server did not give one. */
export declare const keptAnswerHeader = "x-pergola-kept";
export declare const sandboxPaths: {
    readonly bridge: '/__bridge.html';
    readonly reserved: '/__';
};
export declare const sandboxMessages: {
    /** The bridge's first word: it was found, and now readies its worker. */
    readonly awake: 'pergola-sandbox:awake';
    /** The browser does not let it keep anything here. */
    readonly refused: 'pergola-sandbox:refused';
    readonly hello: 'pergola-sandbox:hello';
    readonly connect: 'pergola-sandbox:connect';
};
/** Where there is one origin only, the editor's service worker answers with an empty document without an origin. */
export declare const opaqueFrame: {
    readonly path: '/__opaque-frame';
    readonly write: 'pergola-opaque:write';
};
export interface SandboxFile {
    /** Relative to the site's root: `index.html`, `pages/about.html`. */
    readonly path: string;
    readonly mime: string;
    readonly bytes: Uint8Array | FileLike;
}
export interface SandboxPush {
    readonly generation: number;
    /** Everything the origin has stored goes, pages' own storage included; with `site`, only where it is of that project. */
    readonly reset: boolean;
    readonly put: readonly SandboxFile[];
    readonly del: readonly string[];
    /** Content-Security-Policy of the pages, for a project that is restricted. */
    readonly policy?: string;
    /** `put` is all there is: every other file goes. */
    readonly whole?: boolean;
    /** Names the project on its origin. What is there of another one goes first, pages' own storage included. */
    readonly site?: string;
    /** Without `whole`: the generation to which this is the difference. Where another one is there, the answer is `behind`. */
    readonly since?: number;
}
/** Said last on the port to the bridge in a tab: it lets go of the editor and shows this path of its origin. */
export interface SandboxShow {
    readonly show: string;
}
export declare const sandboxHelloSchema: v.ObjectSchema<{
    readonly kind: v.LiteralSchema<"pergola-sandbox:hello", undefined>;
}, undefined>;
export declare const sandboxRefusedSchema: v.ObjectSchema<{
    readonly kind: v.LiteralSchema<"pergola-sandbox:refused", undefined>;
}, undefined>;
/** The answer to one push, on the same port. */
export declare const sandboxReplySchema: v.VariantSchema<"ok", [v.ObjectSchema<{
    readonly ok: v.LiteralSchema<true, undefined>;
    readonly generation: v.NumberSchema<undefined>;
}, undefined>, v.ObjectSchema<{
    readonly ok: v.LiteralSchema<false, undefined>;
    readonly generation: v.NumberSchema<undefined>;
    readonly detail: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 500, undefined>]>;
    /** Another tab has pushed meanwhile: the whole site is wanted. */
    readonly behind: v.OptionalSchema<v.LiteralSchema<true, undefined>, undefined>;
}, undefined>], undefined>;
export type SandboxReply = v.InferOutput<typeof sandboxReplySchema>;
/** Asked on the same port: where one of the frames of the editor's window is now, for a link may have been followed. */
export interface SandboxWhere {
    /** The frame's place in `window.frames`. */
    readonly frame: number;
}
/** The answer. Null where the frame shows what is not of this origin. */
export declare const sandboxPlaceSchema: v.ObjectSchema<{
    readonly frame: v.NumberSchema<undefined>;
    readonly path: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, 2000, undefined>]>, undefined>;
}, undefined>;
export type SandboxPlace = v.InferOutput<typeof sandboxPlaceSchema>;
/**
 * `/config.json`: what a deployment tells the editor. With `projectOrigins`, such as `https://*.preview.example.org`,
 * every project is previewed on an origin of its own and the star stands for its key; else all share `sandboxOrigin`.
 * Neither: there is one origin only.
 */
export declare const deploymentConfigSchema: v.ObjectSchema<{
    readonly sandboxOrigin: v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UrlAction<string, undefined>]>, undefined>;
    readonly projectOrigins: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>;
    readonly share: v.OptionalSchema<v.ObjectSchema<{
        readonly kind: v.PicklistSchema<["own", "temp-file"], undefined>;
        readonly upload: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
        readonly seconds: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 1, undefined>]>;
        readonly bytes: v.OptionalSchema<v.NumberSchema<undefined>, undefined>;
    }, undefined>, undefined>;
}, undefined>;
export type DeploymentConfig = v.InferOutput<typeof deploymentConfigSchema>;
/**
 * What the editor says to a page that runs over the canvas, and what the page's helper answers. The page may be hostile
 * and speak in the helper's place, so an answer is numbers only.
 */
export declare const liveMessages: {
    /** The helper's first word: it listens. */
    readonly ready: 'pergola-live:ready';
    readonly show: 'pergola-live:show';
    readonly scroll: 'pergola-live:scroll';
    readonly placed: 'pergola-live:placed';
    /** Something that the page asked a server for did not come. */
    readonly failed: 'pergola-live:failed';
    /** What came for a looper is no list, or nothing that data can be read from. */
    readonly unfit: 'pergola-live:unfit';
};
export interface LiveShow {
    readonly kind: typeof liveMessages.show;
    /** Which of the elements with a `v-scope`, in the order of the page; null for the whole page. */
    readonly scope: number | null;
    readonly scroll: {
        readonly x: number;
        readonly y: number;
    };
}
export interface LiveScroll {
    readonly kind: typeof liveMessages.scroll;
    readonly x: number;
    readonly y: number;
}
declare const liveReadySchema: v.ObjectSchema<{
    readonly kind: v.LiteralSchema<"pergola-live:ready", undefined>;
}, undefined>;
declare const livePlacedSchema: v.ObjectSchema<{
    readonly kind: v.LiteralSchema<"pergola-live:placed", undefined>;
    readonly scroll: v.ObjectSchema<{
        readonly x: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.FiniteAction<number, undefined>]>;
        readonly y: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.FiniteAction<number, undefined>]>;
    }, undefined>;
    /** Where the element stands in the window of the page; null while it is not there. */
    readonly place: v.NullableSchema<v.ObjectSchema<{
        readonly x: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.FiniteAction<number, undefined>]>;
        readonly y: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.FiniteAction<number, undefined>]>;
        readonly width: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.FiniteAction<number, undefined>]>;
        readonly height: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.FiniteAction<number, undefined>]>;
    }, undefined>, undefined>;
}, undefined>;
export type LivePlaced = v.InferOutput<typeof livePlacedSchema>;
export type LiveReady = v.InferOutput<typeof liveReadySchema>;
declare const liveFailedSchema: v.ObjectSchema<{
    readonly kind: v.LiteralSchema<"pergola-live:failed", undefined>;
    /** What the server answered with; 0 where there was no answer, 200 and the like where it could not be read. */
    readonly status: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 599, undefined>]>;
}, undefined>;
export type LiveFailed = v.InferOutput<typeof liveFailedSchema>;
declare const liveUnfitSchema: v.ObjectSchema<{
    readonly kind: v.LiteralSchema<"pergola-live:unfit", undefined>;
}, undefined>;
export type LiveUnfit = v.InferOutput<typeof liveUnfitSchema>;
declare const liveAnswerSchema: v.VariantSchema<"kind", [v.ObjectSchema<{
    readonly kind: v.LiteralSchema<"pergola-live:ready", undefined>;
}, undefined>, v.ObjectSchema<{
    readonly kind: v.LiteralSchema<"pergola-live:placed", undefined>;
    readonly scroll: v.ObjectSchema<{
        readonly x: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.FiniteAction<number, undefined>]>;
        readonly y: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.FiniteAction<number, undefined>]>;
    }, undefined>;
    /** Where the element stands in the window of the page; null while it is not there. */
    readonly place: v.NullableSchema<v.ObjectSchema<{
        readonly x: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.FiniteAction<number, undefined>]>;
        readonly y: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.FiniteAction<number, undefined>]>;
        readonly width: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.FiniteAction<number, undefined>]>;
        readonly height: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.FiniteAction<number, undefined>]>;
    }, undefined>, undefined>;
}, undefined>, v.ObjectSchema<{
    readonly kind: v.LiteralSchema<"pergola-live:failed", undefined>;
    /** What the server answered with; 0 where there was no answer, 200 and the like where it could not be read. */
    readonly status: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.IntegerAction<number, undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 599, undefined>]>;
}, undefined>, v.ObjectSchema<{
    readonly kind: v.LiteralSchema<"pergola-live:unfit", undefined>;
}, undefined>], undefined>;
/** Null for what is no answer: anything may come from there. */
export declare function parseLiveAnswer(data: unknown): v.InferOutput<typeof liveAnswerSchema> | null;
export {};

// services/animations.d.ts
import type { Readable } from '../readable.ts';
import type { StyleSurface } from './style-surface.ts';
export interface AnimationsState {
    /** The animation builder is open: the style panel writes to a keyframe instead of a rule. */
    readonly building: boolean;
    readonly names: readonly string[];
}
export interface AnimationsService {
    readonly state: Readable<AnimationsState>;
    /** What the style panel writes to while `building`: the chosen frame. */
    readonly keyframe?: StyleSurface;
}

// services/archives.d.ts
import type { FileLike } from '../file-like.ts';
import type { FileChange } from './saving.ts';
import type { LongWork } from './long-work.ts';
/** What a tab holds of a project beyond what is stored. */
export interface UnsavedWork extends FileChange {
    /** The other texts the tab has read, for when storage can no longer give them. */
    readonly held: Readonly<Record<string, string>>;
}
export interface ExportWork extends LongWork {
    /** Goes into the zip in place of what is stored. */
    readonly unsaved?: UnsavedWork;
    /** Nobody reads the zip but this tab: when the tab ends, it is not kept for a download. */
    readonly forTab?: boolean;
    /** Files whose names some system cannot unpack go out under others, and what leads to them follows. */
    readonly safeNames?: boolean;
    /** Only what visitors are given: nothing that it takes to load the project again. An older worker packs all. */
    readonly siteOnly?: boolean;
}
export interface ImportedZip {
    readonly id: string;
    readonly restricted: boolean;
    /** As in `ExportedZip`: the project has them, and an export offers others. */
    readonly unfitNames?: readonly string[];
}
export interface ExportedZip {
    readonly name: string;
    readonly file: FileLike;
    /** Scripts and sheets that are not what they are called and went out as they are, though the settings ask for less. */
    readonly notMinified?: readonly string[];
    /** Files of the project that cannot be read any more and are not in the zip. */
    readonly missing?: readonly string[];
    /** Names of pages with buttons or fields of loops that do nothing. */
    readonly idleLoops?: readonly string[];
    /** Files whose names some system cannot unpack, or unpacks over one another. None with `safeNames`. */
    readonly unfitNames?: readonly string[];
    /** With `make_picture_variants`: how many pictures have smaller ones, and their bytes as they were and as they are loaded. */
    readonly pictures?: {
        readonly pictures: number;
        readonly before: number;
        readonly after: number;
    };
    /**
     * With `make_font_subsets`: how many fonts have a smaller one, their bytes as they were and as they are loaded, and paths
     * of those that stay whole because they cannot be read or their makers allow no parts.
     */
    readonly fonts?: {
        readonly fonts: number;
        readonly before: number;
        readonly after: number;
        readonly whole: readonly string[];
    };
    /** With `add_security_policy`: what of the pages no strict policy holds, a line each. */
    readonly policyGaps?: readonly string[];
    /** With `safeNames`: scripts that spell out a name which was changed, and are as they were. */
    readonly namedIn?: readonly string[];
}

// services/asset-picker.d.ts
export interface AssetRequest {
    /** Part of a MIME type: `image`, `video`, `svg`. */
    readonly mime?: string;
    /** File extension without the dot. */
    readonly extension?: string;
    /** Where the popup stands, in window pixels. */
    readonly anchor?: {
        x: number;
        y: number;
        width: number;
        height: number;
    };
}
export interface PickedAsset {
    /** Relative to the project folder (`assets/photo.webp`). */
    readonly path: string;
    readonly name: string;
    /** Of a picture that says one, in its own pixels. */
    readonly size?: {
        readonly width: number;
        readonly height: number;
    };
}
export interface AssetPickerService {
    /** Null when closed without a choice. */
    pick(request: AssetRequest): Promise<PickedAsset | null>;
}

// services/assets.d.ts
import type { FileLike } from '../file-like.ts';
import type { Outcome } from '../outcome.ts';
import type { Readable } from '../readable.ts';
import type { Asset } from '../records/asset.ts';
import type { LongWork } from './long-work.ts';
export interface AssetsState {
    readonly phase: 'loading' | 'ready' | 'failed';
    readonly assets: readonly Asset[];
    /** Bytes. */
    readonly available: number;
    readonly used: number;
    readonly total: number;
}
export interface UploadReport {
    readonly stored: readonly Asset[];
    /** Left out for their size, or because the project is full. */
    readonly ignored: readonly string[];
    /** Left out because the folder of assets holds as many files as it may. */
    readonly tooMany?: readonly string[];
    /** Not stored because the browser had no room left when it came to them, whatever it had said before. */
    readonly noRoom?: readonly string[];
    /** Not stored because the upload was given up before it came to them. */
    readonly cancelled?: readonly string[];
    /** Not stored because the storage could not be written. */
    readonly failed?: readonly string[];
}
export interface UploadWork extends LongWork {
    /** Where the files go, with a slash at the end; empty for the project's own folder. Absent: to the assets. */
    readonly folder?: string;
    /** What becomes of a file whose name is taken: it gets another one, or takes the place. Absent: another name. */
    readonly sameName?: 'keep-both' | 'replace';
    /** Asked instead, with the names that stand there already, once it is known what each file will be called. Null: nothing is stored. */
    readonly askSameName?: (names: readonly string[]) => Promise<'keep-both' | 'replace' | null>;
    /** What the history of the project calls it. */
    readonly label?: string;
}
/** What a font file says of itself. */
export interface FontFacts {
    readonly family: string;
    /** `700`, or `100 900` for a variable font. */
    readonly weight: string;
    readonly style: string;
    /** The characters it has, in at most a few dozen ranges; empty when it does not say. */
    readonly unicodeRange: string;
    readonly format: 'truetype' | 'opentype' | 'woff' | 'woff2' | 'embedded-opentype' | 'svg';
}
/** `collection`: several fonts in one file, which no page can use. */
export type FontProblem = 'not-a-font' | 'broken' | 'collection' | 'too-large' | 'worker-lost';
/** Assets of the open project. */
export interface AssetsService {
    readonly state: Readable<AssetsState>;
    upload(files: readonly FileLike[], work?: UploadWork): Promise<Outcome<UploadReport, 'too-large' | 'storage-full' | 'not-writer' | 'worker-lost'>>;
    remove(names: readonly string[]): Promise<Outcome<undefined, 'not-writer' | 'worker-lost'>>;
    read(name: string): Promise<FileLike | null>;
    /** Reads a font file away from this thread: it may come from anywhere. Absent before it. */
    readFont?(file: FileLike): Promise<Outcome<FontFacts, FontProblem>>;
    /** Address inside the editor's origin, served by the service worker; for previews in panels. */
    urlOf(name: string): string;
}

// services/breakpoints.d.ts
import type { Outcome } from '../outcome.ts';
import type { Readable } from '../readable.ts';
/** A condition on the width of the viewport that the site has styles for, or is to have. */
export interface Breakpoint {
    /** As style rules name it: `@media (max-width: 768px)`. */
    readonly atRule: string;
    /** Bounds in CSS pixels, both included; null where it has none. */
    readonly min: number | null;
    readonly max: number | null;
    /** Given by a person; empty where nobody did. */
    readonly name: string;
}
export interface BreakpointState {
    /** From the widest to the narrowest. */
    readonly list: readonly Breakpoint[];
    /** The at-rule that the width of the canvas falls into, which styles are written for; null: the base of all widths. */
    readonly edited: string | null;
}
/**
 * `exists`: there is one for that width. `missing`: there is none of that name. `not-allowed`: the page cannot be
 * changed now, or the width of this one has two bounds. `invalid-width`: not from 1 to 16,384 pixels.
 */
export type BreakpointFailure = 'exists' | 'missing' | 'not-allowed' | 'invalid-width' | 'read-only' | 'worker-lost';
/** The widths that a site is designed for. What is looked at decides what is edited, never the other way round. */
export interface Breakpoints {
    readonly state: Readable<BreakpointState>;
    /** Shows the page at a width that falls into it; null shows it as wide as the window. */
    show(atRule: string | null): void;
    /** For widths up to this one, in CSS pixels. It has no rule yet. */
    add(width: number): Outcome<undefined, BreakpointFailure>;
    /** Another name, another bound: the rules for it move along in every style sheet and style element of the site, in one step. */
    change(atRule: string, to: {
        readonly name?: string;
        readonly width?: number;
    }): Promise<Outcome<undefined, BreakpointFailure>>;
    /** Takes it away with its rules, in every style sheet of the site, in one step. */
    remove(atRule: string): Promise<Outcome<undefined, BreakpointFailure>>;
    /** How many rules for it the style sheets of the open page hold. */
    ruleCount(atRule: string): number;
}
/** The bounds as people say them: `≤ 768`, `≥ 1024`, `600–900`. */
export declare function boundsText({ min, max }: Pick<Breakpoint, 'min' | 'max'>): string;

// services/canvas-state.d.ts
/** Identity of a node of the open page. Stable while the page is open, across undo and redo; new at the next load. */
export type NodeId = number;
export type DeviceName = 'desktop' | 'tablet' | 'mobile' | 'custom';
export type DropPosition = 'before' | 'after' | 'inside';
export type SpacingProperty = `${'margin' | 'padding'}-${'top' | 'right' | 'bottom' | 'left'}`;
export interface Crumb {
    readonly id: NodeId;
    readonly label: string;
}
export interface AttributeEntry {
    readonly name: string;
    readonly value: string;
}
/** What a panel may know of the selected element: plain data, never a live node. */
export interface SelectedElement {
    readonly id: NodeId;
    readonly tag: string;
    readonly label: string;
    readonly attributes: readonly AttributeEntry[];
    readonly classes: readonly string[];
    /** From `html` down to the element itself. */
    readonly path: readonly Crumb[];
    /** The element has words of its own that can be typed, or is made to hold some. */
    readonly isText: boolean;
    /** Decoded text when the element has nothing but text inside, else null. */
    readonly text: string | null;
    readonly canMove: boolean;
    readonly canRemove: boolean;
    /** The instance of a symbol it belongs to; `root` is its own id when it is the instance itself. */
    readonly symbol?: SymbolInstance | null;
}
export interface SymbolInstance {
    readonly id: string;
    readonly root: NodeId;
}
/** What a person says of an element that is to be kept for later. */
export interface KeptBlock {
    readonly type: 'symbol' | 'template';
    readonly name: string;
    readonly category: string;
    /** Address of a picture, or empty. */
    readonly media: string;
}
export interface LayerNode {
    readonly id: NodeId;
    readonly parent: NodeId | null;
    readonly tag: string;
    readonly label: string;
    /** Element children only. */
    readonly children: readonly NodeId[];
    readonly hidden: boolean;
}
export interface PageDocument {
    readonly projectId: string;
    readonly pageName: string;
}
export interface CanvasState {
    readonly phase: 'empty' | 'loading' | 'ready' | 'failed';
    /** Why it failed, for a person. */
    readonly problem: string | null;
    /** About how many elements the page has that was not drawn because it has too many. */
    readonly tooLarge?: number | null;
    readonly document: PageDocument | null;
    readonly readOnly: boolean;
    /** The element the panels show: the last one selected. */
    readonly selected: SelectedElement | null;
    readonly selection: readonly NodeId[];
    /** Raised by every change of the page, undo and redo included, and when it is opened again. */
    readonly revision: number;
    readonly changed: boolean;
    readonly saving: boolean;
    readonly savedAt: number | null;
    readonly canUndo: boolean;
    readonly canRedo: boolean;
    readonly undoLabel: string | null;
    readonly redoLabel: string | null;
    readonly device: DeviceName;
    /** CSS pixels of the page's viewport. */
    readonly width: number;
    readonly height: number;
    /** 1 is 100 %. */
    readonly zoom: number;
    readonly outline: boolean;
    readonly editingText: boolean;
    /** Inside the body. */
    readonly elements: number;
}
/** The canvas with no page in it: where it starts, and what the frame shows while it is missing. */
export declare const emptyCanvasState: CanvasState;

// services/canvas.d.ts
import type { FileLike } from '../file-like.ts';
import type { Dispose } from '../lifetime.ts';
import type { Outcome } from '../outcome.ts';
import type { Readable } from '../readable.ts';
import type { Project } from '../records/project.ts';
import type { Breakpoints } from './breakpoints.ts';
import type { PageLook } from './page-preferences.ts';
import type { MotionPlayback } from './motion-playback.ts';
import type { GridCells, GridLayout, GridOwner } from './grid-layout.ts';
import type { LongWork } from './long-work.ts';
import type { UnsavedWork } from './archives.ts';
import type { StyleEdit, StyleSurface } from './style-surface.ts';
import type { FileChange, SaveFailure } from './saving.ts';
import type { NodeId, DeviceName, DropPosition, SpacingProperty, AttributeEntry, KeptBlock, LayerNode, CanvasState, PageDocument } from './canvas-state.ts';
export type EditFailure = 'not-allowed' | 'node-missing' | 'read-only' | 'not-well-formed' | 'too-large';
/** One rule of accessibility that the page breaks, in plain words. */
export interface AuditFinding {
    readonly rule: string;
    readonly impact: 'critical' | 'serious' | 'moderate' | 'minor';
    /** What the rule asks for. */
    readonly title: string;
    /** What would mend the first of the elements. */
    readonly advice: string;
    readonly nodes: readonly NodeId[];
}
/** `audit-missing`: what looks at the page could not be fetched. `page-changed`: it was edited meanwhile. */
export type AuditFailure = 'no-page' | 'audit-missing' | 'audit-failed' | 'page-changed' | 'cancelled';
/** A picture with more pixels than it is shown with; sizes in pixels of the page. */
export interface LargePicture {
    readonly node: NodeId;
    readonly own: {
        readonly width: number;
        readonly height: number;
    };
    readonly shown: {
        readonly width: number;
        readonly height: number;
    };
}
export interface Audit {
    readonly findings: readonly AuditFinding[];
    /** Pictures with more than three times the pixels across and down; none where the canvas is narrower than a laptop. */
    readonly largePictures?: readonly LargePicture[];
}
export interface BlockInfo {
    readonly id: string;
    readonly label: string;
    readonly category: string;
    /** Path data of a 24 × 24 stroked icon. */
    readonly icon: string;
    /** What a ready section is found and shown by; absent at plain blocks. */
    readonly section?: SectionInfo;
}
/** A ready part of a page, as it stands on a page that has nothing else. */
export interface SectionInfo {
    /** Words it is found by, beside its label and category. */
    readonly keywords: string;
    readonly html: string;
    /** A whole sheet, with the custom properties that it uses at `:root`. */
    readonly css: string;
}
/**
 * The open page. Each verb that edits is one undo step. Verbs are safe to call in any state: what cannot be done
 * returns a failure and changes nothing.
 */
export interface CanvasService {
    readonly state: Readable<CanvasState>;
    readonly styles: StyleSurface;
    /** What stands in the canvas' blocks registry: basic and layout blocks, later the project's own. */
    readonly blocks: Readable<{
        readonly blocks: readonly BlockInfo[];
    }>;
    /**
     * Fetches blocks that no page waits for, which `blocks` has then: plain ones, or the ready sections. What could not be had
     * is asked for again. Absent in canvases before it.
     */
    loadBlocks?(which: 'plain' | 'sections'): Promise<Outcome<undefined, 'blocks-missing'>>;
    /** Working copy of the project record; edits to it share the page's history and are saved with it. */
    readonly record: Readable<{
        readonly project: Project | null;
    }>;
    /** Opens a page of the open project; what was open before must have been saved or given up. */
    load(pageName: string): Promise<Outcome<{
        elements: number;
    }, 'page-missing' | 'file-missing' | 'worker-lost' | 'too-large'>>;
    /** From now on this page is drawn however large it is: a person has asked for it. */
    drawAnySize?(page: PageDocument): void;
    reload(): Promise<void>;
    close(): void;
    layer(id: NodeId): LayerNode | undefined;
    /** The body element, top of the layers tree. */
    rootLayer(): NodeId | null;
    /** Elements a selector finds, in the whole page or inside of one element. */
    find(selector: string, within?: NodeId): readonly NodeId[];
    /** Attributes of any element, those of a composed page's body included; empty for an unknown node. */
    attributesOf(id: NodeId): readonly AttributeEntry[];
    /** Markup inside an element, as it is written; empty for an unknown node. */
    contentOf(id: NodeId): string;
    /** All text inside, decoded, as `textContent` would have it; empty for an unknown node. */
    textOf(id: NodeId): string;
    /**
     * The next element pressed on the canvas is told instead of being selected; null when Escape was pressed there or
     * somebody else began to pick. Ends after one answer. `onLit` hears of the elements that keys walk to on the way,
     * the one they begin at first; canvases before it leave it out.
     */
    pickElement(onPick: (id: NodeId | null) => void, onLit?: (id: NodeId) => void): Dispose;
    select(ids: readonly NodeId[], options?: {
        scroll?: boolean;
    }): void;
    hover(id: NodeId | null): void;
    /** Gives the keyboard to the page, where the keys walk and change its elements. Absent in canvases before it. */
    focus?(): void;
    /** Hatches these strips of the selected element until it is called again; with none, takes them away. */
    showSpacing(properties: readonly SpacingProperty[]): void;
    /**
     * Draws the lines and areas of a grid over the page until the answer is called, whatever is selected meanwhile, and
     * tells how the grid is laid out, now and after each change; null while there is none. Absent in canvases before it.
     */
    showGrid?(owner: GridOwner, onLayout: (layout: GridLayout | null) => void): Dispose;
    /**
     * Puts the selected child of a grid into these cells of it, as one step. Others beside it that its rule styles stay
     * where they are: then it gets a class of its own. Absent in canvases before it.
     */
    placeInGrid?(cells: GridCells): void;
    /** Name shown in layers and tags; kept in a `data-` attribute is never needed: it lives in the project record. */
    rename(id: NodeId, label: string): Outcome<undefined, EditFailure>;
    setHidden(id: NodeId, hidden: boolean): void;
    insertBlock(blockId: string, where?: {
        target: NodeId;
        position: DropPosition;
    }): Outcome<NodeId, EditFailure>;
    insertHtml(html: string, where?: {
        target: NodeId;
        position: DropPosition;
    }): Outcome<readonly NodeId[], EditFailure>;
    /** Picks a block up with the pointer that is down now; the canvas follows it and drops on release, Esc cancels. */
    startBlockDrag(blockId: string, pointer: {
        pointerId: number;
        x: number;
        y: number;
    }): Dispose;
    move(ids: readonly NodeId[], where: {
        target: NodeId;
        position: DropPosition;
    }): Outcome<undefined, EditFailure>;
    /** Whether `move` would be done, for drop indicators. */
    canMove(ids: readonly NodeId[], where: {
        target: NodeId;
        position: DropPosition;
    }): boolean;
    /** Copies have motions and interactions of their own; with `motions: 'none'` neither. */
    duplicate(ids: readonly NodeId[], options?: {
        readonly motions?: 'clone' | 'none';
    }): Outcome<readonly NodeId[], EditFailure>;
    remove(ids: readonly NodeId[]): Outcome<undefined, EditFailure>;
    copy(): void;
    cut(): void;
    /** `isPlain`: the words alone, signs of markup as words. */
    paste(options?: {
        readonly isPlain?: boolean;
    }): Promise<Outcome<readonly NodeId[], EditFailure | 'clipboard-empty'>>;
    clear(): Outcome<undefined, EditFailure>;
    /** Null removes the attribute. */
    setAttributes(id: NodeId, attributes: Readonly<Record<string, string | null>>): Outcome<undefined, EditFailure | 'invalid-name'>;
    /**
     * Attributes of several elements, and entries of the record that belong to them, as one undo step. So do whole new texts
     * of other files, by path, which have to be read with `readFile` first; canvases before it leave those as they are.
     */
    editAttributes(edits: readonly {
        readonly id: NodeId;
        readonly attributes: Readonly<Record<string, string | null>>;
    }[], label: string, record?: Readonly<Partial<Project>>, files?: Readonly<Record<string, string>>): Outcome<undefined, EditFailure | 'invalid-name'>;
    setText(id: NodeId, text: string): Outcome<undefined, EditFailure>;
    /** Markup in place of everything inside; attributes that belong to it in the same step. Canvases before it leave those. */
    setContent(id: NodeId, html: string, attributes?: Readonly<Record<string, string | null>>): Outcome<undefined, EditFailure>;
    /** Markup in place of the element itself; the first element of it is selected. */
    replaceElement(id: NodeId, html: string): Outcome<readonly NodeId[], EditFailure>;
    /** Attributes that the new tag asks for, or has not, in the same step. Canvases before it leave those. */
    setTag(id: NodeId, tag: string, attributes?: Readonly<Record<string, string | null>>): Outcome<undefined, EditFailure>;
    editText(id: NodeId): void;
    /**
     * Keeps an element, with the rules for it and for what is in it, as a symbol or a template of the project. One step.
     * A symbol's element becomes its first instance: an edit of one is an edit of all, on every page.
     */
    keepBlock?(id: NodeId, block: KeptBlock): Promise<Outcome<{
        id: string;
    }, EditFailure | 'symbol-in-symbol' | 'worker-lost'>>;
    /** A small picture of an element as a `data:` address; null when it cannot be drawn. */
    pictureOf?(id: NodeId): Promise<string | null>;
    /**
     * With the revision that an edit has left, it belongs to the step of that edit, unless there was another since. In canvases
     * before it, it is a step of its own.
     */
    editRecord<Key extends keyof Project & string>(key: Key, value: Project[Key], label: string, since?: number): void;
    undo(): void;
    redo(): void;
    /** Immediate; resolves after the acknowledgement. `nothing-changed` writes nothing. */
    save(): Promise<Outcome<{
        revision: number;
        bytes: number;
    }, 'nothing-changed' | SaveFailure>>;
    /** What an export needs to hold this tab's work when it could not be saved; null when no page is open. */
    unsaved(): UnsavedWork | null;
    source(): {
        html: string;
        css: string;
        js: string;
    };
    /** Replaces whole files of the page as one undo step; the frame follows. */
    replaceSource(files: Readonly<Partial<{
        html: string;
        css: string;
        js: string;
    }>>, label: string): void;
    /** The widths that the site is designed for. Absent in canvases before it. */
    readonly breakpoints?: Breakpoints;
    /** How the page is looked at. Absent in canvases before it. */
    readonly look?: PageLook;
    setDevice(device: Exclude<DeviceName, 'custom'>): void;
    setSize(size: {
        width?: number;
        height?: number;
    }): void;
    setZoom(zoom: number | 'fit' | 'selection'): void;
    setOutline(on: boolean): void;
    /** Pointer and Escape inside the frame, so that popovers outside it can close. */
    onFrameInteraction(listener: (kind: 'pointer' | 'escape') => void): Dispose;
    /** Text of all keyframes and rules the page sees, for panels that read CSS. */
    sheets(): readonly {
        readonly file: string;
        readonly css: string;
        readonly editable: boolean;
    }[];
    /** Text of a project file as it stands, unsaved edits included. Files the page does not use are read when asked for. */
    readFile(path: string): Promise<Outcome<string, 'file-missing' | 'worker-lost'>>;
    /**
     * Whole new texts of project files, by path, as one undo step, saved with the page. What is the same before and after
     * keeps its bytes and its nodes, so the selection stays where its element does; the frame follows. A file that is not
     * there is made, null takes one away, and entries of the record belong to the same step.
     */
    replaceFiles(files: Readonly<Record<string, string | null>>, label: string, record?: Readonly<Partial<Project>>): Promise<Outcome<undefined, EditFailure | 'worker-lost'>>;
    /**
     * As `replaceFiles`, for files of any kind that move, too. What they hold is read first, which takes long for many;
     * given up meanwhile, it is `not-allowed`. Absent in canvases before it.
     */
    changeFiles?(change: FileChange, label: string, work?: LongWork): Promise<Outcome<undefined, EditFailure | 'worker-lost'>>;
    /**
     * Files that were stored without the page are a step of its history, too: undo takes them away, or brings back what
     * they replaced. Absent as above.
     */
    keepUploaded?(paths: readonly string[], label: string, replaced?: Readonly<Record<string, FileLike>>): Promise<Outcome<undefined, EditFailure>>;
    /** Replaces one sheet's text, smallest difference kept, one undo step. */
    replaceSheet(file: string, css: string, label: string): Outcome<undefined, EditFailure | 'file-missing'>;
    /**
     * Draws sheets of the open page, by their names in `sheets`, with other texts: no step, and nothing is stored. Each call
     * replaces the one before; null and whatever edits, saves or reads the page take it back. What is no sheet that may
     * be edited is left alone. Absent in canvases before it.
     */
    previewSheets?(sheets: Readonly<Record<string, string>> | null): void;
    /**
     * Plays a keyframe animation of the page on the selected element, without touching the document; milliseconds. With
     * `at`, a share of the duration from 0 to 1, it stands still there, `styles` on top of it, until the answer is called.
     */
    playAnimation(name: string, timing: {
        duration: number;
        easing?: string;
        iterations?: number;
        at?: number;
        styles?: readonly StyleEdit[];
    }): Outcome<Dispose, 'node-missing' | 'animation-missing'>;
    /**
     * Looks at the page as it is drawn, for what keeps people from using it. Changes nothing and runs nothing of the page.
     * The first call fetches what it needs. An edit meanwhile ends it. Absent in canvases before it.
     */
    audit?(work?: LongWork): Promise<Outcome<Audit, AuditFailure>>;
    /** Absent in canvases before it. */
    readonly motions?: MotionPlayback;
}

// services/class-finder.d.ts
import type { Readable } from '../readable.ts';
export interface ClassFinderState {
    /** Each once; those of the page's own sheets first. Grows in chunks while sheets are read. */
    readonly classes: readonly string[];
}
/** Names of classes that a person may give to an element of the open project. */
export interface ClassFinderService {
    readonly state: Readable<ClassFinderState>;
    /**
     * Reads these sheets, and with them the project's shared sheets and its css libraries as they are stored, apart from
     * those given. Asked as often as one likes: it waits a moment, and a sheet whose text is known is not read again.
     */
    find(sheets: readonly {
        readonly file: string;
        readonly css: string;
    }[]): void;
}

// services/code-editor.d.ts
import type { ComponentType } from 'react';
import type { Outcome } from '../outcome.ts';
export type CodeLanguage = 'html' | 'xml' | 'css' | 'js' | 'json' | 'text';
/** What the page offers to completion. Asked for when a list is about to open, so it may be put together then. */
export interface CodeWords {
    readonly classes: readonly string[];
    readonly ids: readonly string[];
    readonly customProperties: readonly string[];
    readonly keyframes: readonly string[];
    /** Addresses as they are written in this file. */
    readonly assets: readonly string[];
}
export interface CodeEditorProps {
    /** Read as the editor's name. */
    readonly label: string;
    readonly language: CodeLanguage;
    /** Taken in with the smallest change when it is another text than the editor's; undo and the caret stay. */
    readonly value: string;
    readonly readOnly?: boolean;
    /** The caret stands here from the start. */
    readonly takesFocus?: boolean;
    /** Selected and in view from the start: offsets in `value`. Older shells leave it out. */
    readonly place?: {
        readonly from: number;
        readonly to: number;
    };
    /** Escape, where the editor has nothing to close by it, is left to what stands around the editor. */
    readonly passesEscape?: boolean;
    /** The html is a part of a page, not a whole one. */
    readonly fragment?: boolean;
    readonly onChange?: (value: string) => void;
    /** Mod+S inside the editor. */
    readonly onSave?: () => void;
    readonly words?: () => CodeWords;
    /** Of a script: others that run in the same page, by path. Their names are known in it. */
    readonly scripts?: () => Readonly<Record<string, string>>;
}
export interface CodeFinding {
    /** Offsets in the text. */
    readonly from: number;
    readonly to: number;
    readonly severity: 'error' | 'warning';
    readonly message: string;
}
/** The suite's one code editor. Its code arrives when it is first shown, and once for all remotes. */
export interface CodeEditorService {
    /** Fills the box it stands in. */
    readonly Editor: ComponentType<CodeEditorProps>;
    /** The text laid out anew; `not-formatted` with the reason where it cannot be understood. */
    format(text: string, language: CodeLanguage): Promise<Outcome<string, 'not-formatted' | 'worker-lost'>>;
    /** What a reader of a file should know, as the editor marks it. Nothing of the text runs. Absent in older shells. */
    check?(text: string, language: CodeLanguage): Promise<readonly CodeFinding[]>;
}

// services/command-registry.d.ts
import type { Command, CommandInfo } from '../commands.ts';
import type { Dispose } from '../lifetime.ts';
import type { Readable } from '../readable.ts';
export interface CommandsService {
    /** Changes when commands are registered or removed; ask `list` for what is enabled now. */
    readonly state: Readable<{
        readonly names: readonly string[];
    }>;
    register(commands: readonly Command[]): Dispose;
    list(): readonly CommandInfo[];
    /** Absent when no remote has registered the name. */
    find(name: string): CommandInfo | undefined;
    /** Rejects with `command-missing` or `command-disabled`; otherwise settles with what `run` returned. */
    run(name: string, argument?: unknown): Promise<unknown>;
}

// services/dialogs.d.ts
import type { Dispose } from '../lifetime.ts';
import type { Readable } from '../readable.ts';
import type { SlotName } from '../slots.ts';
export type ModalSlot = Extract<SlotName, `modal:${string}`>;
export interface OpenModal {
    readonly slot: ModalSlot;
    readonly title: string;
    /** CSS lengths. Absent: 65% by calc(100% - 70px). */
    readonly width?: string;
    readonly height?: string;
    readonly argument?: unknown;
}
export interface Confirmation {
    readonly title: string;
    /** Says what is lost. Plain text. */
    readonly message: string;
    readonly confirmLabel: string;
    /** A third way out, such as leaving without saving. */
    readonly alternativeLabel?: string;
    readonly cancelLabel?: string;
    readonly danger?: boolean;
}
export type Answer = 'confirm' | 'alternative' | 'cancel';
export interface DialogsService {
    readonly state: Readable<{
        readonly modal: OpenModal | null;
        readonly confirmation: Confirmation | null;
    }>;
    open(modal: OpenModal): void;
    close(): void;
    /**
     * While it stands, what would be lost with the modal is asked about: by the close mark, Escape and the backdrop, by who
     * opens another one, and by who leaves the project. False keeps the modal open. `close` does not ask: who calls it knows.
     * Absent in a frame that cannot ask.
     */
    guard?(mayClose: () => boolean | Promise<boolean>): Dispose;
    /** Esc, the backdrop and a second question answer `cancel`. */
    confirm(confirmation: Confirmation): Promise<Answer>;
}

// services/folders.d.ts
import type { Outcome } from '../outcome.ts';
import type { Readable } from '../readable.ts';
import type { ImportFailure } from './projects.ts';
import type { LongWork } from './long-work.ts';
import type { SaveFailure } from './saving.ts';
/** Why a folder on the disk and its project were not brought in step. Nothing is lost by any of them. */
export type FolderFailure = 'not-linked' | 'no-permission' | 'folder-missing' | 'folder-empty' | 'folder-too-large' | 'folder-linked' | 'disk-full' | 'file-refused' | 'name-taken'
/** A fault of the editor itself. */
 | 'unexpected' | 'cancelled' | SaveFailure;
export interface LinkedFolder {
    readonly projectId: string;
    /** Of the folder, as the system calls it. */
    readonly name: string;
    /** `waiting`: for the person to allow it again. `asking`: see `questions`. */
    readonly phase: 'linked' | 'syncing' | 'in-step' | 'waiting' | 'asking' | 'failed';
    /** The phase in a person's words. Absent in shells before it. */
    readonly words?: string;
    /** Files that a person has to decide about. */
    readonly questions: number;
    readonly failure: FolderFailure | null;
    /** The file it is about, where it is one. */
    readonly detail: string;
}
export interface OpenedFolder {
    readonly id: string;
    readonly files: number;
    /** What stays in the folder and out of the project: hidden, not a site's, or with a name that cannot be stored. */
    readonly leftAlone: readonly string[];
}
/** Folders on the disk that are kept in step with projects. */
export interface FoldersService {
    /** False where the browser opens no folders; there are no links then. */
    readonly isSupported: boolean;
    readonly state: Readable<{
        readonly links: readonly LinkedFolder[];
    }>;
    /** Asks for a folder and makes a restricted project of it. To be called by a gesture. */
    open(work?: LongWork): Promise<Outcome<OpenedFolder, FolderFailure | ImportFailure>>;
    /** Both ways, and shows what a person has to decide. To be called by a gesture: it may ask for permission. */
    sync(projectId: string): Promise<Outcome<undefined, FolderFailure>>;
    /** The project and the folder stay as they are, and no longer know of each other. */
    unlink(projectId: string): Promise<void>;
    /** As `unlink`, once a person has agreed. Absent in shells before it. */
    askUnlink?(projectId: string): Promise<void>;
}

// services/grapes.d.ts
import type { Outcome } from '../outcome.ts';
/** A page of a GrapesJS project, as GrapesJS itself would export it. */
export interface GrapesPage {
    readonly name: string;
    readonly title: string;
    readonly description: string;
    readonly lang: string;
    /** Markup of its own in the head. */
    readonly head: string;
    /** Of the body. */
    readonly attributes: Readonly<Record<string, string>>;
    readonly html: string;
    readonly js: string;
    /** Names that a person gave to components, by the place of their element: `0.2` is the third element of the first. */
    readonly names: Readonly<Record<string, string>>;
    /** Frames beside the first, which are not read. */
    readonly moreFrames: number;
}
export interface GrapesProject {
    readonly pages: readonly GrapesPage[];
    /** The rules of all pages. */
    readonly css: string;
    readonly symbols: readonly {
        readonly id: string;
        readonly label: string;
        readonly html: string;
    }[];
    /** Widths are lengths of CSS, or empty for the width that has no limit. */
    readonly devices: readonly {
        readonly name: string;
        readonly width: string;
    }[];
    /** Addresses of pictures, `data:` among them. */
    readonly assets: readonly string[];
    /** Component types of plugins: their markup and rules are here, their scripts are not. */
    readonly missingTypes: readonly string[];
    readonly dataSources: number;
}
/**
 * `not-loaded`: GrapesJS itself could not be fetched. `no-frame`: the browser gives it no frame to run in. `ended`: it gave
 * no answer in time, or too many, and was ended. `problem`: what it says went wrong, in the detail. `unfit`: it answered
 * with what is no answer.
 */
export type GrapesFailure = 'not-loaded' | 'no-frame' | 'ended' | 'problem' | 'unfit';
/**
 * GrapesJS and its plugins as guests: they run where they have no origin, no storage and no network, are fetched the first
 * time, and hand out texts that are checked. What they say may still be hostile markup, as that of any project.
 */
export interface GrapesPluginFile {
    readonly name: string;
    readonly script: string;
}
/** A block of a plugin, as plain markup and rules. */
export interface GrapesBlock {
    readonly id: string;
    readonly label: string;
    readonly category: string;
    /** Svg markup or an address, which a plugin may have made hostile: it is shown through an image element. */
    readonly media: string;
    readonly html: string;
    readonly css: string;
}
export interface GrapesPlugin {
    /** What it registers itself as, or puts on the window; empty where it says nothing. */
    readonly name: string;
    readonly blocks: readonly GrapesBlock[];
    /** A function for each type with a script, called with the element as `this` and its properties. */
    readonly scripts: readonly {
        readonly type: string;
        readonly code: string;
    }[];
    /** Types of components of its own. */
    readonly types: readonly string[];
    /** Blocks that could not be taken, and why. */
    readonly failed: readonly {
        readonly label: string;
        readonly reason: string;
    }[];
    /** Commands of the editor that it wanted, which nothing here has. */
    readonly commands: readonly string[];
}
export interface GrapesService {
    /** Reads the JSON of a project. None of its scripts runs. */
    readProject(text: string): Promise<Outcome<GrapesProject, GrapesFailure>>;
    /** Runs the file of a plugin and takes its blocks. */
    readPlugin(plugin: GrapesPluginFile): Promise<Outcome<GrapesPlugin, GrapesFailure>>;
}

// services/grid-layout.d.ts
/** Cells of a rectangle, both ends in it, counted from 0. */
export interface GridCells {
    readonly top: number;
    readonly left: number;
    readonly bottom: number;
    readonly right: number;
}
/** A grid as the browser has laid it out. */
export interface GridLayout {
    /** Used sizes of the tracks, in CSS pixels. */
    readonly columns: readonly number[];
    readonly rows: readonly number[];
    /** As `grid-template-areas` computes: rows of names in quotes, or `none`. */
    readonly areas: string;
    /** Cells that the selected child takes up; null where the grid is the selected element itself. */
    readonly place: GridCells | null;
}
/** The selected element, or the one around it. */
export type GridOwner = 'element' | 'parent';

// services/history.d.ts
import type { FileLike } from '../file-like.ts';
import type { Dispose } from '../lifetime.ts';
import type { Outcome } from '../outcome.ts';
import type { Readable } from '../readable.ts';
import type { Project } from '../records/project.ts';
import type { FileChange, SaveFailure } from './saving.ts';
/** One acknowledged save that can be gone back to. */
export interface ProjectVersion {
    readonly revision: number;
    /** Milliseconds since 1970. */
    readonly savedAt: number;
    /** Given by a person, else empty. A named version is kept whatever it costs. */
    readonly name: string;
    /** What was done, in a person's words; empty where nobody said. */
    readonly label: string;
    /** Pages of which a file or the record changed. */
    readonly pages: readonly string[];
    /** The first of the files that changed; `fileCount` says how many there were. */
    readonly files: readonly string[];
    readonly fileCount: number;
    /** Top-level keys of the record that changed. */
    readonly record: readonly string[];
    readonly hasPicture: boolean;
}
export interface HistorySize {
    /** What history holds beside what is stored now; contents that did not change cost nothing. */
    readonly bytes: number;
    readonly versions: number;
}
export interface VersionDifference {
    readonly path: string;
    /** Since the version: written anew, taken away, or made. */
    readonly kind: 'changed' | 'removed' | 'added';
}
/** What a version held. It is kept until it is let go of. */
export interface OpenVersion {
    readonly version: ProjectVersion;
    readonly project: Project;
    readonly files: readonly string[];
    /** From it to what is stored now. */
    readonly differences: readonly VersionDifference[];
    readonly release: Dispose;
}
/** `version-damaged`: what is left of it is not what was saved; nothing of it is offered as if it were. */
export type VersionFailure = 'version-missing' | 'version-damaged' | 'project-missing' | 'worker-lost';
export interface HistoryState {
    /**
     * Why old versions could not be let go of when they were last to be; null when they could. Saves go on all the same, and
     * history may hold more than its room until `setLimit` is asked again and succeeds.
     */
    readonly sweepFailure: SaveFailure | null;
}
/** Every acknowledged save of the open project. It stays in this browser: no export and no share carries it. */
export interface ProjectHistory {
    /** Of the open project. Absent in services before it. */
    readonly state?: Readable<HistoryState>;
    /** Newest first; the first one is what is stored now. */
    list(): Promise<Outcome<{
        versions: readonly ProjectVersion[];
        size: HistorySize;
    }, 'project-missing' | 'worker-lost'>>;
    /** The first so many of the list at once; how large the whole is takes longer to find out. */
    newest(count: number): Promise<Outcome<readonly ProjectVersion[], 'project-missing' | 'worker-lost'>>;
    open(revision: number): Promise<Outcome<OpenVersion, VersionFailure>>;
    readFile(revision: number, path: string): Promise<Outcome<FileLike, VersionFailure | 'file-missing'>>;
    /** A page as it would be seen, and the path under which its addresses are to be understood. */
    buildPage(revision: number, page: string): Promise<Outcome<{
        readonly path: string;
        readonly html: string;
    }, VersionFailure | 'page-missing'>>;
    readPicture(revision: number): Promise<FileLike | null>;
    /** An empty name takes the name away. */
    name(revision: number, name: string): Promise<Outcome<undefined, VersionFailure | SaveFailure>>;
    /**
     * What has to change so that the project, or one page of it, is again what it was. Nothing is changed by asking: give
     * it to `canvas.changeFiles`, and it is a step that can be undone.
     */
    planRestore(revision: number, page?: string): Promise<Outcome<FileChange, VersionFailure | 'page-missing'>>;
    /** Bytes this browser gives to the history of each project. */
    limit(): number;
    /** Sweeps at once. A reader only sets the number. */
    setLimit(bytes: number): Promise<Outcome<HistorySize, SaveFailure>>;
}

// services/long-work.d.ts
export interface Progress {
    readonly done: number;
    readonly total: number;
    readonly label: string;
}
export interface LongWork {
    readonly signal?: AbortSignalLike;
    readonly onProgress?: (progress: Progress) => void;
}
/** Structurally an AbortSignal. */
export interface AbortSignalLike {
    readonly aborted: boolean;
    addEventListener(type: 'abort', listener: () => void): void;
    removeEventListener(type: 'abort', listener: () => void): void;
}

// services/motion-playback.d.ts
import type { Dispose } from '../lifetime.ts';
import type { Outcome } from '../outcome.ts';
import type { Readable } from '../readable.ts';
import type { PlayableMotion } from '../records/playable-motion.ts';
export interface MotionPlaybackState {
    /** Motions that have not been killed, by id. `scroll` waits for the page to be scrolled. */
    readonly motions: Readonly<Record<string, 'playing' | 'paused' | 'scroll'>>;
}
/**
 * Plays motions in the canvas, from data and without a script of the page. Nothing of it becomes part of the document;
 * killed, every element is as it was. An id without a motion changes nothing.
 */
export interface MotionPlayback {
    readonly state: Readable<MotionPlaybackState>;
    /** From the start; a motion of the same id is killed first. `duration` in seconds, Infinity for endless ones. */
    play(motion: PlayableMotion): Promise<Outcome<{
        duration: number;
    }, 'canvas-missing' | 'motion-invalid'>>;
    pause(id: string): void;
    resume(id: string): void;
    restart(id: string): void;
    reverse(id: string): void;
    /** Seconds from the start; the motion stands still there. One that follows the scroll is scrolled to. */
    seek(id: string, seconds: number): void;
    /** Seconds from the start; null for a motion that is not played. */
    time(id: string): number | null;
    /** Without an id all of them. */
    kill(id?: string): void;
    /**
     * Draws over the page where the scroll triggers of this motion that have `markers` begin and end, played or not, until
     * it is disposed. One motion at a time: a later call takes the place of an earlier one.
     */
    mark?(motion: PlayableMotion): Dispose;
}

// services/navigation.d.ts
import type { Readable } from '../readable.ts';
import type { RouteName } from '../routes.ts';
export interface NavigationState {
    readonly path: string;
    readonly projectId: string | null;
    readonly pageName: string | null;
    /** The view in the left panel, `left:layers` for example; null when it is hidden. */
    readonly left?: `left:${string}` | null;
}
export interface NavigationService {
    readonly state: Readable<NavigationState>;
    go(route: RouteName): void;
    /** Remembers project and page, then shows the editor with the blocks panel, or `route`. */
    openProject(projectId: string, pageName?: string, route?: RouteName): void;
    openPage(pageName: string): void;
    /** Shows a view in the left panel; null hides the panel. Absent in a frame without one. */
    showLeft?(slot: `left:${string}` | null): void;
    /** Back to the workspace; forgets the current project. The caller has asked about unsaved changes. */
    leaveProject(): void;
}

// services/page-preferences.d.ts
import type { Readable } from '../readable.ts';
/** States that the selected element is shown in, wherever the pointer and the focus are. */
export type HeldState = 'hover' | 'focus' | 'active';
/** How the page is looked at on the canvas; null, false and empty: as the browser and the page itself have it. */
export interface PagePreferences {
    readonly colorScheme: 'light' | 'dark' | null;
    readonly reducedMotion: boolean;
    /** Styles for paper hold, those for screens do not. */
    readonly print: boolean;
    readonly rightToLeft: boolean;
    /** The root's font size is twice as large; lengths in rem and em follow, those in px stay. */
    readonly largeText: boolean;
    readonly held: readonly HeldState[];
}
export declare const normalPreferences: PagePreferences;
/**
 * Preferences of visitors that the canvas shows the page with. They change what is drawn and nothing else: no file, no
 * step of the history. What belongs to the same state of the frame is applied shortly after it is set.
 */
export interface PageLook {
    readonly state: Readable<PagePreferences>;
    set(change: Partial<PagePreferences>): void;
}

// services/preview.d.ts
import type { Outcome } from '../outcome.ts';
import type { Readable } from '../readable.ts';
import type { AbortSignalLike } from './long-work.ts';
export interface PreviewState {
    readonly open: boolean;
    readonly pageName: string | null;
    /** Address on the sandbox origin, or null while files are pushed. */
    readonly url: string | null;
    /** Raised after each push, so that a frame knows to reload. */
    readonly generation: number;
    /** Only one origin is deployed: the page is shown as one file in an opaque frame. */
    readonly fallbackDocument: string | null;
    /** The project is restricted and nothing in the page runs, until `runScripts`. Absent in older shells. */
    readonly isStill?: boolean;
}
/** Where a built page can be seen: an address on the sandbox origin, or, without one, a whole document. */
export interface PreparedPage {
    readonly url: string | null;
    readonly document: string | null;
}
/** Something a script puts on `window`. */
export interface ScriptGlobal {
    readonly name: string;
    readonly kind: 'function' | 'object' | 'value';
    /** What stands on it, in the order it was put there; a few hundred at most. */
    readonly members: readonly {
        readonly name: string;
        readonly kind: 'function' | 'value';
    }[];
}
/** What `fetch` takes, as plain data. */
export interface OutsideRequest {
    readonly url: string;
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
}
export interface OutsideAnswer {
    readonly status: number;
    readonly statusText: string;
    /** Null: it was longer than asked for. */
    readonly text: string | null;
}
export interface OutsideWork {
    readonly signal: AbortSignalLike;
    /** The most of an answer that is read. */
    readonly bytes: number;
}
export interface PreviewService {
    readonly state: Readable<PreviewState>;
    show(pageName: string): Promise<Outcome<undefined, 'not-built' | 'sandbox-unreachable'>>;
    /** Brings the sandbox origin up to date and shows nothing, for whoever frames the page. Absent in older shells. */
    prepare?(pageName: string): Promise<Outcome<PreparedPage, 'not-built' | 'sandbox-unreachable'>>;
    refresh(): Promise<void>;
    /** Lets the scripts of a restricted project run where it is previewed, until another project is. Absent in older shells. */
    runScripts?(): Promise<void>;
    /**
     * The frame that shows the page, told by its window, has loaded one. Where a link led to another page of the site, that
     * page's name is the state's from now on, and the one that is refreshed. Absent in older shells.
     */
    landed?(frame: object): Promise<void>;
    hide(): void;
    /**
     * Runs a script alone, where it has no origin, no storage and no network, and says what it put on `window`. Null where
     * it cannot be run, or does not come to an end in time. What it says of itself may be a lie. Absent in older shells.
     */
    globalsOf?(script: string): Promise<readonly ScriptGlobal[] | null>;
    /**
     * Asks a server from the sandbox origin, for what the policy of the editor keeps it from asking, such as an API on the
     * developer's own machine. Without cookies and referrer. `unreadable`: the server is there and lets the origin that
     * the detail names read nothing. Absent in older shells.
     */
    askOutside?(request: OutsideRequest, work: OutsideWork): Promise<Outcome<OutsideAnswer, 'no-sandbox' | 'unreadable' | 'unreachable' | 'cancelled'>>;
    /** The page in a new tab on the sandbox origin. */
    openInTab(pageName: string): Promise<Outcome<undefined, 'not-built' | 'sandbox-unreachable'>>;
}

// services/projects.d.ts
import type { FileLike } from '../file-like.ts';
import type { Outcome } from '../outcome.ts';
import type { Readable } from '../readable.ts';
import type { Page } from '../records/page.ts';
import type { Project } from '../records/project.ts';
import type { ProjectHistory } from './history.ts';
import type { StoragePart, StorageUse } from './storage-use.ts';
import type { FileChange, SaveRequest, SaveReceipt, SaveFailure } from './saving.ts';
import type { Progress, LongWork } from './long-work.ts';
import type { StyleRule } from './style-surface.ts';
import type { PlannedVariables, VariableEdit, VariableFile } from './variables.ts';
import type { ExportWork, ImportedZip, ExportedZip, UnsavedWork } from './archives.ts';
/** Where the project came from: made here, brought from outside, or brought from outside and trusted by the user. */
export type Trust = 'own' | 'restricted' | 'trusted';
export interface ProjectSummary {
    readonly id: string;
    readonly name: string;
    readonly description: string;
    /** False while creating or importing, and for ever when that was cut short: offer repair or removal. */
    readonly inited: boolean;
    readonly trust: Trust;
    readonly pages: number;
    /** Bytes of all files. */
    readonly size: number;
    /** Milliseconds since 1970. */
    readonly editedAt: number;
    /** Changes with every new screenshot; 0 when there is none. Ask `readScreenshot`. */
    readonly screenshotVersion: number;
}
export interface StorageStats {
    readonly usage: number;
    readonly quota: number;
    readonly persisted: boolean;
    /** The browser says so, or the last write found no room. */
    readonly isStorageFull: boolean;
}
/** What can no longer be read of a project. It opens for reading only, until `repair` makes one of it that can be edited. */
export interface Damage {
    /** Files of which nothing is left. */
    readonly lost: readonly string[];
    /** Files that are shown as an earlier save left them. */
    readonly older: readonly string[];
    /** Names, pages and settings: as saved last, as an earlier save had them, or gathered from the files that are there. */
    readonly record: 'whole' | 'older' | 'made-anew';
}
export interface OpenProject {
    readonly id: string;
    readonly project: Project;
    readonly trust: Trust;
    /** Restricted, its canvas fetches pictures, fonts and styles from other servers all the same: a person has asked for it. */
    readonly remoteFiles?: boolean;
    /** Raised by every acknowledged save. */
    readonly revision: number;
    /** `reader`: another tab writes; this one follows and can take over. */
    readonly role: 'writer' | 'reader';
    /** Every file of the project with its size in bytes, path relative to the project folder. */
    readonly files: Readonly<Record<string, number>>;
    /** Large files the project names but which are nowhere to be found; known a moment after opening. */
    readonly missing?: readonly string[];
    readonly damage?: Damage;
}
/** Where a save is written. */
export type StoredCopy = 'database' | 'journal';
export interface ProjectsState {
    readonly phase: 'loading' | 'ready' | 'failed';
    /**
     * The search for projects that the database has lost or that were not finished, which goes on behind the first list.
     * Until it is over nobody knows that there are no others; `failed`: not everything could be looked at.
     */
    readonly recovery?: 'running' | 'done' | 'failed';
    /** Sorted by last edited, newest first. */
    readonly summaries: readonly ProjectSummary[];
    readonly open: OpenProject | null;
    readonly storage: StorageStats | null;
    /** Why the last save of this tab was refused; null again with the next one that is acknowledged. */
    readonly refused?: SaveFailure | null;
    /** Since it was opened the disk was full, and versions of the open project were let go of so that it could be saved. */
    readonly gaveWay?: boolean;
    /** Since it was opened there was a save whose past found no room: versions that needed it cannot be restored. */
    readonly unkept?: boolean;
    /**
     * A save is written twice, to the database and to a journal beside it. The one that could not be written with the last
     * save of the open project; null when both were.
     */
    readonly missingCopy?: StoredCopy | null;
    /** How far a save of many files is, until it is acknowledged. The total is the most that it can come to. */
    readonly storing?: Progress | null;
}
/** A text and the encoding of its file: a name of the Encoding standard in lower case. */
export interface TextContent {
    readonly text: string;
    readonly encoding: string;
}
/** Who names a file by its address. */
export interface FileUse {
    readonly path: string;
    /** Names of pages and paths of other files. */
    readonly usedBy: readonly string[];
}
export type OpenFailure = 'project-missing' | 'not-initialised' | 'damaged' | 'worker-lost' | 'timed-out';
export type ImportFailure = 'not-a-zip'
/** It would reach out of its project, or is not one zip to everybody who reads it. */
 | 'unsafe-zip'
/** Nothing in it is dangerous, but it cannot be unpacked: a password, a method, a file that is damaged or there twice. */
 | 'unreadable-zip' | 'too-large' | 'no-pages' | 'invalid-record' | 'storage-full' | 'cancelled' | 'worker-lost';
export interface ClassRename {
    /** All of it is one step. */
    readonly change: FileChange;
    /** Scripts, and sheets of libraries, that spell the name out and are left as they are. */
    readonly left: readonly string[];
    /** Something bears the new name already: both become one. */
    readonly isTaken: boolean;
}
/** What makes the rules of old symbols read as a person writes them. */
export interface PlainSymbols {
    /** All of it is one step. */
    readonly change: FileChange;
    /** What the symbols are called. */
    readonly symbols: readonly string[];
    /** A rule that would win from then on and has not yet: nothing changes because of it. */
    readonly rival: {
        readonly selector: string;
        readonly file: string;
    } | null;
}
export interface ClassRemoval {
    /** All of it is one step. */
    readonly change: FileChange;
    readonly removed: readonly string[];
    /** Classes that are left alone, because scripts, directives, motions or interactions spell them out. */
    readonly kept: readonly string[];
    /** Who spells out a class that goes, and is left as it is. */
    readonly left: readonly string[];
    /** How many elements lose a class. */
    readonly elements: number;
    /** How many rules go, wholly or one of their selectors. */
    readonly rules: number;
}
/** A class that elements of the site have, or its own sheets style. */
export interface SiteClass {
    readonly name: string;
    /** How many elements have it, on all pages. */
    readonly elements: number;
    /** Names of the pages they are on. */
    readonly pages: readonly string[];
    /** Paths of the site's own sheets whose selectors name it. */
    readonly sheets: readonly string[];
    /** Rules whose selectors name it, of every sheet of the site and of style elements; where they were asked for. */
    readonly rules?: readonly StyleRule[];
}
export interface RenamedPage {
    /** Under its new name. */
    readonly page: Page;
    /** Other pages whose addresses follow. */
    readonly followed: readonly string[];
    /** Scripts that spell out an old path and are left as they are. */
    readonly scripts: readonly string[];
}
export interface PlannedPage {
    /** As it is once the change is made. */
    readonly page: Page;
    /** All of it is one step. */
    readonly change: FileChange;
}
export interface PlannedHomePage extends Omit<RenamedPage, 'page'> {
    /** The first page of the site, once the change is made. */
    readonly home: Page;
    /** The one that was it, under its new name. */
    readonly former: Page;
    /** All of it is one step. */
    readonly change: FileChange;
}
export interface HomePageWish {
    /** The page that becomes the first one of the site. */
    readonly name: string;
    /** The name that the first one of before gets, as typed. */
    readonly formerName: string;
    /** Links to the first page follow the page that was it; else they lead to the one that it is then. */
    readonly followFormer: boolean;
}
export interface PlannedRename extends RenamedPage, PlannedPage {
    /** A page that would stand under the old address and lead to the new one; it is no part of the change. */
    readonly redirect?: {
        readonly page: Page;
        readonly html: string;
    };
}
/** One page that gets another name, and with it another folder where the name says one. */
export interface PageMove {
    readonly name: string;
    /** As typed. */
    readonly to: string;
}
export interface PlannedMoves extends Omit<RenamedPage, 'page'> {
    /** As they are once the change is made, in the order in which they were asked for. */
    readonly pages: readonly Page[];
    /** All of it is one step. */
    readonly change: FileChange;
}
export type PageFailure = 'name-empty' | 'name-invalid' | 'page-exists' | 'page-missing' | 'page-index' | 'file-empty' | SaveFailure;
/** What would run in a project if it were trusted, shown before the user decides. */
export interface RunnableContent {
    readonly page: string;
    readonly kind: 'script' | 'inline-script' | 'handler' | 'directive' | 'frame' | 'javascript-url' | 'import-map' | 'preload' | 'redirect' | 'form' | 'ping' | 'base' | 'foreign-style';
    /** A shortened excerpt, shown as text. */
    readonly excerpt: string;
}
export interface RepairReport {
    /** Files that an import was to bring and had not stored when it was cut short. */
    readonly missing: readonly string[];
}
export interface ProjectsService {
    readonly state: Readable<ProjectsState>;
    refresh(): Promise<void>;
    create(input: {
        name: string;
        description?: string;
    }): Promise<Outcome<{
        id: string;
    }, 'name-empty' | SaveFailure>>;
    /**
     * A project of one's own that begins with what a zip holds, such as a starter: it is not restricted, so the zip has to
     * be one that came with the editor. Absent in services before it.
     */
    createFrom?(zip: FileLike, input: {
        name: string;
        description?: string;
    }): Promise<Outcome<{
        id: string;
    }, 'name-empty' | ImportFailure>>;
    rename(id: string, name: string): Promise<Outcome<undefined, 'name-empty' | SaveFailure>>;
    remove(id: string): Promise<Outcome<undefined, SaveFailure>>;
    /**
     * Finishes a creation that was cut short: missing files are made anew, nothing is overwritten. A damaged project goes
     * on with what can be read: what is lost is left out, pages get their files anew. Where it is open it is opened again.
     */
    repair(id: string): Promise<Outcome<RepairReport | undefined, SaveFailure>>;
    importZip(file: FileLike, work?: LongWork): Promise<Outcome<ImportedZip, ImportFailure>>;
    exportZip(id: string, work?: ExportWork): Promise<Outcome<ExportedZip, OpenFailure | 'cancelled'>>;
    /** Opens for writing where no other tab does, else as a reader. Closes what was open before. */
    open(id: string): Promise<Outcome<OpenProject, OpenFailure>>;
    close(): Promise<void>;
    /** Asks the writing tab to let go; takes the project after `limits.takeOverTimeout` without an answer. */
    takeOver(): Promise<Outcome<OpenProject, OpenFailure>>;
    /**
     * Of the open project. Text as stored: whatever its encoding, saving it again gives the same bytes. A mark at the start
     * is kept as U+FEFF, a byte that stands for no character as a lone surrogate, U+DC00 and the byte.
     */
    readText(path: string): Promise<Outcome<string, 'file-missing' | 'worker-lost'>>;
    readFile(path: string): Promise<Outcome<FileLike, 'file-missing' | 'worker-lost'>>;
    /**
     * The text of a file that stands or is to stand at this path, such as one of a version, as `readText` gives it; null
     * for what is no text. Absent in services that know UTF-8 alone.
     */
    decode?(path: string, file: FileLike): Promise<TextContent | null>;
    /** Many at once, which is many times faster; their bytes stay true whatever becomes of the files. What cannot be read is left out. */
    readFiles?(paths: readonly string[], work?: LongWork): Promise<Outcome<ReadonlyMap<string, FileLike>, 'cancelled' | 'worker-lost'>>;
    /** Resolves after both journals hold the save, never before. Files not named stay as they are. */
    save(request: SaveRequest): Promise<Outcome<SaveReceipt, SaveFailure>>;
    /** Binary files go to the file tree; one at a time, with size and hash in the manifest. */
    writeFile(path: string, file: FileLike): Promise<Outcome<SaveReceipt, SaveFailure>>;
    removeFiles(paths: readonly string[]): Promise<Outcome<SaveReceipt, SaveFailure>>;
    /** Of the open project as it is stored: who names these files. Those nobody names are left out. */
    fileUses?(paths: readonly string[]): Promise<readonly FileUse[]>;
    /**
     * What has to change with files that move, new paths by the old ones, so that pages and sheets still lead to them.
     * Nothing is changed by asking. `scripts` spell out an old path and are left as they are.
     */
    planMoves?(moved: Readonly<Record<string, string>>): Promise<Outcome<{
        change: FileChange;
        scripts: readonly string[];
    }, 'project-missing' | 'worker-lost'>>;
    /**
     * What has to change, of the open project as it is stored, for a class to have another name everywhere. Nothing is
     * changed by asking.
     */
    planClassRename?(from: string, to: string): Promise<Outcome<ClassRename, 'project-missing' | 'worker-lost'>>;
    /**
     * What has to change, of the open project as it is stored, for no element to have these classes and no rule to style
     * them. With `keepNamed`, a class that scripts spell out is left alone. Nothing is changed by asking. Absent in services
     * before it.
     */
    planClassRemoval?(names: readonly string[], options?: {
        readonly keepNamed?: boolean;
    }): Promise<Outcome<ClassRemoval, 'project-missing' | 'worker-lost'>>;
    /**
     * Elements that a class styles by a sheet, and pages they are on, of all pages of the open project but `except`, as
     * they are stored. `sheet` is the path of its file. No page is opened for it.
     */
    countClass?(asked: {
        name: string;
        sheet: string;
        except: string;
    }): Promise<Outcome<{
        elements: number;
        pages: number;
    }, 'project-missing' | 'worker-lost'>>;
    /**
     * What has to change, of the open project as it is stored, for the rules of its symbols to read as a person writes them.
     * Nothing is changed by asking. Absent in services before it.
     */
    planPlainSymbols?(): Promise<Outcome<PlainSymbols, 'project-missing' | 'worker-lost'>>;
    /** Every class of the open project as it is stored, those on most elements first. Absent in services before it. */
    siteClasses?(options?: {
        readonly rules: boolean;
    }): Promise<Outcome<readonly SiteClass[], 'project-missing' | 'worker-lost'>>;
    /** What every file of the open project, as it is stored, says of custom properties. Absent in services before it. */
    siteVariables?(): Promise<Outcome<readonly VariableFile[], 'project-missing' | 'worker-lost'>>;
    /**
     * What has to change, of the open project as it is stored, for a custom property to be another one in all files. Nothing
     * is changed by asking. Absent in services before it.
     */
    planVariables?(edit: VariableEdit): Promise<Outcome<PlannedVariables, 'project-missing' | 'worker-lost'>>;
    /**
     * What has to change, of the open project as it is stored, for a page to have another name, or to stand in another
     * folder; `to` is as typed. Nothing is changed by asking. Fails as `renamePage` does. Every file is read for it, which
     * takes long for many.
     */
    planPageRename?(name: string, to: string, work?: LongWork): Promise<Outcome<PlannedRename, PageFailure | 'cancelled'>>;
    /**
     * The same for several pages, in one change; each file is read once. Fails as `renamePage` does, with the name that
     * cannot be. Absent in services before it.
     */
    planPageMoves?(moves: readonly PageMove[], work?: LongWork): Promise<Outcome<PlannedMoves, PageFailure | 'cancelled'>>;
    /** The same as `planPageRemoval` for several pages, in one change. Absent in services before it. */
    planPagesRemoval?(names: readonly string[]): Promise<Outcome<FileChange, PageFailure>>;
    /**
     * What has to change, of the open project as it is stored, for a page to be gone with the files that no other page
     * uses. Nothing is changed by asking. Fails as `removePage` does. Absent in services before it.
     */
    planPageRemoval?(name: string): Promise<Outcome<FileChange, PageFailure>>;
    /**
     * What has to change, of the open project as it is stored, for another page to be the first one of the site. Nothing is
     * changed by asking. Fails as `renamePage` does. Absent in services before it.
     */
    planHomePage?(wish: HomePageWish, work?: LongWork): Promise<Outcome<PlannedHomePage, PageFailure | 'cancelled'>>;
    /**
     * What has to change, of the open project as it is stored, for a second page like the first to stand beside it. Nothing
     * is changed by asking.
     */
    planPageCopy?(name: string): Promise<Outcome<PlannedPage, 'project-missing' | 'page-missing' | 'file-missing' | 'worker-lost'>>;
    /**
     * What has to change, of the open project as it is stored, for its pages, sheets and scripts to be UTF-8 and to say so.
     * `left` cannot say it and stay as they are. Nothing is changed by asking. Work that was not stored, such as a text with
     * a character that its encoding lacks, is part of the project when it is given; older workers plan without it.
     */
    planUtf8?(unsaved?: UnsavedWork): Promise<Outcome<{
        change: FileChange;
        left: readonly string[];
    }, 'project-missing' | 'worker-lost'>>;
    /** A folder of the open project as a zip, under its own name. */
    exportFolder?(path: string, work?: LongWork): Promise<Outcome<ExportedZip, 'project-missing' | 'cancelled' | 'worker-lost'>>;
    createPage(name: string): Promise<Outcome<Page, PageFailure>>;
    uploadPage(file: FileLike): Promise<Outcome<Page, PageFailure>>;
    removePage(name: string): Promise<Outcome<undefined, PageFailure>>;
    /**
     * Another name for a page of the open project, as it is stored; `to` is as typed. What leads to the page follows, and
     * all of it is one version of the history. `page-index` for the start page, which browsers look for by its name.
     * Absent in services before it.
     */
    renamePage?(name: string, to: string): Promise<Outcome<RenamedPage, PageFailure>>;
    trust(id: string): Promise<Outcome<undefined, SaveFailure>>;
    /**
     * Whether the canvas of a restricted project may fetch pictures, fonts and styles from the public servers its files
     * name. Kept in this browser beside the trust and in none of the project's files; what is brought from outside starts
     * without it. Absent in services before it.
     */
    allowRemoteFiles?(id: string, isAllowed: boolean): Promise<Outcome<undefined, SaveFailure>>;
    /** Of the open project. */
    listRunnableContent(): Promise<readonly RunnableContent[]>;
    readScreenshot(id: string): Promise<FileLike | null>;
    storeScreenshot(id: string, image: FileLike): Promise<Outcome<undefined, SaveFailure>>;
    /** Asks the browser to keep the data; call it from a user gesture. */
    persist(): Promise<boolean>;
    /** What takes the space, counted now. Absent in services before it. */
    storageUse?(): Promise<Outcome<StorageUse, 'worker-lost'>>;
    /** Gives a part of it up; projects go by `remove`. Absent in services before it. */
    freeStorage?(part: StoragePart): Promise<Outcome<undefined, SaveFailure>>;
    /** Raw entries of the private file system, for the developer's file browser. Paths start with `projects/`. */
    listEntries(path: string): Promise<readonly FileEntry[]>;
    /** Of a folder, a zip of all that is in it. */
    readEntry(path: string): Promise<FileLike | null>;
    removeEntry(path: string): Promise<Outcome<undefined, 'file-missing' | SaveFailure>>;
    /** Absent in services before it. */
    readonly history?: ProjectHistory;
}
export interface FileEntry {
    readonly path: string;
    readonly name: string;
    readonly kind: 'file' | 'folder';
    readonly size: number;
}

// services/remotes.d.ts
import type { Outcome } from '../outcome.ts';
import type { Readable } from '../readable.ts';
import type { RemoteBlock } from '../records/remote-block.ts';
export interface RemoteProblem {
    /** What happened, naming the remote. */
    readonly title: string;
    readonly text: string;
    /** What only the failing side knows. */
    readonly detail?: string;
}
export interface RemoteSettingInfo {
    readonly name: string;
    readonly label: string;
    readonly hint?: string;
    readonly value: boolean;
}
export interface RemoteInfo {
    readonly name: string;
    readonly title: string;
    readonly version: string;
    /** The server its code comes from; null: the one that serves the editor. */
    readonly origin: string | null;
    /** Added in this browser, not by the deployment; only such a remote can be removed. */
    readonly added: boolean;
    /** `leaving`: removed, and still running until the page is loaded anew. */
    readonly phase: 'loading' | 'active' | 'failed' | 'leaving';
    readonly problem?: RemoteProblem;
    /** What it brought and was not taken, a sentence each. */
    readonly refused?: readonly string[];
    /** Switches of its own, as they are now. */
    readonly settings?: readonly RemoteSettingInfo[];
    /** Trying again cannot help while the remote stays as it is. */
    readonly final?: boolean;
}
export interface RemotesServiceState {
    /** In the order in which they are listed to be loaded. */
    readonly list: readonly RemoteInfo[];
    /** Of remotes from elsewhere, in the order in which they came. */
    readonly blocks?: readonly RemoteBlock[];
}
/**
 * `refused`: the policy this editor is served with does not let code of that server in; the detail is its origin.
 * `broken`: its files came and it did not start; the detail says why. `no-remote`: the detail says what is wrong, a line each.
 */
export type AddRemoteFailure = 'no-address' | 'unreachable' | 'refused' | 'no-remote' | 'contract' | 'name-taken' | 'broken';
/** The parts the editor is made of, and those a person adds. Whatever is added runs with all rights of the editor. */
export interface RemotesService {
    readonly state: Readable<RemotesServiceState>;
    /** Address of a `remote.json` or of the folder it lies in. What does not start is not kept. */
    add(address: string): Promise<Outcome<{
        readonly name: string;
        readonly title: string;
    }, AddRemoteFailure>>;
    remove(name: string): void;
    retry(name: string): Promise<void>;
    /** Keeps the value of a switch in this browser and tells its remote. */
    setSetting?(setting: string, value: boolean): void;
}

// services/saving.d.ts
import type { FileLike } from '../file-like.ts';
import type { Project } from '../records/project.ts';
/** A change of files that is one step. */
export interface FileChange {
    /** Text files that changed, whole; null removes the file. Only what changed is written. */
    readonly files: Readonly<Record<string, string | null>>;
    /** Files of any kind that stand elsewhere now: the path they are stored under, by the new one. */
    readonly moved?: Readonly<Record<string, string>>;
    /** Files of any kind, given whole; null removes the file. Counts after what moved. */
    readonly contents?: Readonly<Record<string, FileLike | null>>;
    /** Top-level keys of the record that changed. */
    readonly record?: Partial<Project>;
}
export interface SaveRequest extends FileChange {
    readonly projectId: string;
    /** What was done, in a person's words; told in the history. */
    readonly label?: string;
}
export interface SaveReceipt {
    readonly revision: number;
    /** Bytes written to the journal for this save. */
    readonly bytes: number;
    readonly savedAt: number;
}
export type SaveFailure = 'project-missing' | 'not-writer' | 'storage-full' | 'storage-cleared' | 'worker-lost' | 'write-failed'
/** A character that the encoding of the file lacks stands where nothing else would mean the same. */
 | 'not-encodable' | 'timed-out';

// services/services.d.ts
import type { Bus } from '../bus.ts';
import type { AnimationsService } from './animations.ts';
import type { AssetPickerService } from './asset-picker.ts';
import type { AssetsService } from './assets.ts';
import type { CanvasService } from './canvas.ts';
import type { ClassFinderService } from './class-finder.ts';
import type { CodeEditorService } from './code-editor.ts';
import type { CommandsService } from './command-registry.ts';
import type { DialogsService } from './dialogs.ts';
import type { FoldersService } from './folders.ts';
import type { GrapesService } from './grapes.ts';
import type { NavigationService } from './navigation.ts';
import type { PreviewService } from './preview.ts';
import type { ProjectsService } from './projects.ts';
import type { RemotesService } from './remotes.ts';
import type { SettingsService } from './settings.ts';
import type { SharesService } from './shares.ts';
import type { TailwindService } from './tailwind.ts';
import type { ToastsService } from './toasts.ts';
/** Every service by name. The shell provides all but `canvas`, `assetPicker` and `animations`. */
export interface Services {
    bus: Bus;
    navigation: NavigationService;
    dialogs: DialogsService;
    toasts: ToastsService;
    settings: SettingsService;
    commands: CommandsService;
    projects: ProjectsService;
    assets: AssetsService;
    preview: PreviewService;
    codeEditor: CodeEditorService;
    classFinder: ClassFinderService;
    tailwind: TailwindService;
    shares: SharesService;
    folders: FoldersService;
    grapes: GrapesService;
    remotes: RemotesService;
    canvas: CanvasService;
    assetPicker: AssetPickerService;
    animations: AnimationsService;
}
export type ServiceName = keyof Services;

// services/settings.d.ts
import type { Readable } from '../readable.ts';
import type { ProjectSettings, SettingName } from '../records/project-settings.ts';
export type Theme = 'system' | 'dark' | 'light';
export interface SettingsState {
    /** What counts now: the open project's own switches over the defaults. */
    readonly settings: ProjectSettings;
    readonly theme: Theme;
    /** What this browser gives to projects that say nothing themselves. */
    readonly defaults?: ProjectSettings;
    /** What the open project says itself; null without one. */
    readonly own?: Partial<ProjectSettings> | null;
}
export interface SettingsService {
    readonly state: Readable<SettingsState>;
    /** Of the open project, in whose record it is stored; without one, of this browser. */
    set(name: SettingName, value: boolean): void;
    /** For every project that says nothing itself. */
    setDefault?(name: SettingName, value: boolean): void;
    /** The open project says nothing any more. */
    followDefault?(name: SettingName): void;
    setTheme(theme: Theme): void;
    /** Panel sizes and the like; plain JSON, kept per browser. */
    readLayout(key: string): unknown;
    writeLayout(key: string, value: unknown): void;
}

// services/shares.d.ts
import type { FileLike } from '../file-like.ts';
import type { Outcome } from '../outcome.ts';
import type { Readable } from '../readable.ts';
import type { ShareTarget } from '../shares.ts';
import type { LongWork } from './long-work.ts';
/** A link to a shared site this tab was opened with, waiting for the person's answer. */
export interface ReceivedShare {
    /** Where it leads, host and port; shown before anything is asked there. */
    readonly host: string;
    /** It leads to the server the editor comes from. */
    readonly isOwn: boolean;
    readonly isEncrypted: boolean;
}
/** The link is not one that is followed: not https and not our own server, or cut or changed, so that it leads nowhere. */
export type LinkProblem = 'address-refused' | 'address-unreadable';
/** A project that somebody asks to share. */
export interface ShareOffer {
    readonly id: string;
    readonly name: string;
}
export interface SharesState {
    readonly received: ReceivedShare | null;
    readonly problem: LinkProblem | null;
    /** The project the frame's dialog stands open about, beside the one that is edited. Absent in shells before it. */
    readonly offered?: ShareOffer | null;
}
export interface SharedLink {
    readonly link: string;
    /** Milliseconds since 1970. */
    readonly expires: number;
    /** False where this browser had no room to note it: it can be stopped from here until the tab closes. */
    readonly isKept?: boolean;
}
export type ShareFailure = 'no-target' | 'too-large' | 'too-many' | 'host-full' | 'unreachable' | 'refused' | 'cancelled' | 'worker-lost';
/** `store-silent`: the server of the link sends on to a store that does not let this page read, or does not answer. */
export type ReceiveFailure = 'nothing-received' | 'missing' | 'too-large' | 'too-many' | 'address-refused' | 'wrong-key' | 'key-missing' | 'damaged' | 'newer' | 'unreachable' | 'store-silent' | 'cancelled' | 'worker-lost';
/** A site that was shared from this browser. */
export interface OwnShare {
    readonly name: string;
    readonly link: string;
    /** Milliseconds since 1970. */
    readonly sharedAt: number;
    /** Milliseconds since 1970. */
    readonly expires: number;
    /** False where only time takes it away. */
    readonly canStop: boolean;
}
/** `share-missing`: it was gone already. */
export type StopFailure = 'share-missing' | 'too-many' | 'unreachable' | 'refused';
export interface SharesService {
    readonly state: Readable<SharesState>;
    /** Where a site that is shared would go; null where this deployment shares nothing. */
    target(): Promise<ShareTarget | null>;
    /** Encrypts the zip in this browser and stores it there. The key is in the link and nowhere else but in this browser. */
    send(zip: FileLike, work?: LongWork, name?: string): Promise<Outcome<SharedLink, ShareFailure>>;
    /** Asks the address of the received link, for the first time; answers the zip. The link stays until it is dismissed. */
    receive(work?: LongWork): Promise<Outcome<FileLike, ReceiveFailure>>;
    /** Forgets the received link. */
    dismiss(): void;
    /** Shows the frame's dialog about this project; nothing leaves before it is answered there. Null closes it. Absent as above. */
    offer?(project: ShareOffer | null): void;
    /** Sites shared from this browser whose time is not over, the newest first. Absent in shells before it. */
    mine?(): Promise<readonly OwnShare[]>;
    /** The server forgets it at once; where it was gone already it leaves the list, too. Absent as above. */
    stop?(link: string): Promise<Outcome<undefined, StopFailure>>;
}

// services/storage-use.d.ts
/** What one project takes, in bytes. */
export interface ProjectUse {
    readonly id: string;
    readonly name: string;
    /** False for what is left of a creation or an import that was cut short. */
    readonly inited: boolean;
    readonly files: number;
    /** Of what only its versions hold. */
    readonly history: number;
}
/** What takes the space of this browser, in bytes. */
export interface StorageUse {
    /** The largest first. */
    readonly projects: readonly ProjectUse[];
    /** Zips that were packed for a download or a link and may still be read. */
    readonly packed: number;
    /** Parts of the editor that few need, kept for work without a network. */
    readonly offline: number;
    /** Smaller pictures that exports made, kept for the next one. Absent in services before it. */
    readonly pictures?: number;
    /** Kept back so that a deletion finds room on a full disk. */
    readonly reserve: number;
    /** All of it as the browser counts it, second copies of texts and its own bookkeeping included. */
    readonly total: number;
}
/** What can be given up without a project. Named versions stay. */
export type StoragePart = {
    readonly kind: 'history';
    readonly id: string;
} | {
    readonly kind: 'packed';
} | {
    readonly kind: 'offline';
} | {
    readonly kind: 'pictures';
};

// services/style-surface.d.ts
import type { Outcome } from '../outcome.ts';
import type { Readable } from '../readable.ts';
/** A rule in words: a selector, its states, and the at-rule it stands in. */
export interface StyleRule {
    /** Without states: `.hero`. */
    readonly selector: string;
    /** Pseudo-classes and pseudo-elements in order: `:hover`, `::before`. */
    readonly states: readonly string[];
    /** The at-rule's name and parameters: `@media (max-width: 768px)`; null at the top level. */
    readonly atRule: string | null;
}
/** `elsewhere`: another class, state, device, sheet or an ancestor. `overridden`: set here, but another rule wins. */
export type ValueOrigin = 'here' | 'elsewhere' | 'inherited' | 'default' | 'overridden';
export interface ValueSource {
    readonly selector: string;
    /** Path of the sheet, or `inline`. */
    readonly file: string;
    /** 1-based line in the file. */
    readonly line: number;
    readonly atRule: string | null;
}
export interface StyleValue {
    /** As written in the winning or own declaration; the computed value for `default`. */
    readonly value: string;
    readonly important: boolean;
    readonly origin: ValueOrigin;
    readonly source: ValueSource | null;
    /** What wins when `origin` is `overridden`. */
    readonly winner: {
        readonly value: string;
        readonly source: ValueSource;
    } | null;
    /** What the declaration is for, where it is for more than this property or names it otherwise: its shorthand. */
    readonly declaredAs?: string;
}
export interface RuleLine {
    readonly rule: StyleRule;
    /** How many declarations it holds. */
    readonly declarations: number;
    /** Its selector and at-rule apply to the element now. */
    readonly matches: boolean;
    /** Path in the project of the sheet it stands in, or the address it came from. */
    readonly file?: string;
    /** It stands in a sheet that is not the page's own to change: what is set for it goes into the page's own sheet. */
    readonly foreign?: boolean;
}
export interface ClassChip {
    readonly name: string;
    readonly selected: boolean;
    /** At least one rule for it exists in the page's sheets. */
    readonly hasStyles: boolean;
}
/** A sheet of the page: a file, or a style element in one. */
export interface RuleSheet {
    /** Names the sheet for `chooseSheet`, for as long as the page is open. */
    readonly sheet: string;
    /** Path in the project of the file it is, or stands in. */
    readonly file: string;
    /** It is a style element of that file. */
    readonly embedded: boolean;
}
/** Whom a rule is for: every page of the site, or the open page alone. */
export type RuleReach = 'site' | 'page';
/** Elements of a page that would look another way. */
export interface ChangedLook {
    readonly page: string;
    /** Such as `h1.title`; the first ones of many. */
    readonly elements: readonly string[];
    readonly properties: readonly string[];
    /** How many elements there are in all. */
    readonly count: number;
}
export interface RuleMove {
    /** False where something would look another way and nothing was changed therefore. */
    readonly moved: boolean;
    /** Empty where every page looks as it did. */
    readonly changed: readonly ChangedLook[];
}
/** Where the rule being edited stands, or will stand with its first value. */
export interface RuleHome extends RuleSheet {
    /**
     * Where it could stand instead; `sheet` is empty where that is still to be made. Absent where there is no other place,
     * and in surfaces before it.
     */
    readonly other?: {
        readonly reach: RuleReach;
        readonly sheet: string;
    };
    /** Sheets that a rule still to be made may go to instead, this one among them; empty where there is no choice. */
    readonly choices: readonly RuleSheet[];
}
/** The style attribute of the element that is shown. */
export interface InlineState {
    /** How many declarations it holds. */
    readonly values: number;
    /** Properties that the rule being edited says and that lose against it. */
    readonly wins: readonly string[];
    /** It is what is edited, and no rule. */
    readonly edited: boolean;
}
export interface StyleState {
    /** Null when nothing is selected. */
    readonly rule: StyleRule | null;
    /** Absent where rules have no sheet, as for a frame of an animation; null while there is no rule. */
    readonly home?: RuleHome | null;
    /** It was chosen by its selector, which is none of the element's classes: `selectClass(null)` lets go of it. */
    readonly picked?: boolean;
    readonly classes: readonly ClassChip[];
    /** Every rule of the selected class and its states, over all devices. */
    readonly lines: readonly RuleLine[];
    /** Declared and inherited properties only; ask `computed` for the rest. */
    readonly values: Readonly<Record<string, StyleValue>>;
    /**
     * How many elements of the open page the rule's class is on, those selected among them. Absent where the rule is for
     * no class alone, and in surfaces before it.
     */
    readonly reach?: number;
    /** Absent where the element has no style attribute and none is edited, and in surfaces before it. */
    readonly inline?: InlineState;
    /** Display of the element and of its parent, as computed. */
    readonly display: string;
    readonly parentDisplay: string;
    /** Custom properties in reach, with their values. */
    readonly customProperties: Readonly<Record<string, string>>;
}
/**
 * In front of the name of a property: its items that are switched off, `(place text)` each. The page's surface keeps
 * them in the project's record, in the same step, and shows them among the values of the rule; sheets never hold them.
 */
export declare const hiddenItemsPrefix = "--hidden-";
export interface StyleEdit {
    readonly property: string;
    /** Null removes the declaration. */
    readonly value: string | null;
    readonly important?: boolean;
}
export interface EditOptions {
    /** Shown but not recorded; the next edit without it, or `endPreview`, replaces it. For scrubbing. */
    readonly preview?: boolean;
    readonly label?: string;
}
export interface InlineMove {
    /** Elements whose style attribute went into rules. */
    readonly elements: number;
    /** Properties of which another rule wins now. */
    readonly losing: readonly string[];
}
export type InlineFailure = 'nothing' | 'not-allowed' | 'read-only';
/** Style attributes, as one more source of styles. Each verb that changes the page is one undo step. */
export interface InlineStyles {
    /** Edits the attribute of what is selected, until a class or a rule is chosen. */
    select(): void;
    /** Takes these properties out of what is selected, or all of them. */
    remove(properties?: readonly string[]): void;
    /**
     * Into rules of classes: of what is selected into the class that is edited, where all of it says the same; else into
     * a class of their own for all that say the same.
     */
    move(scope: 'selection' | 'page'): Promise<Outcome<InlineMove, InlineFailure>>;
    /** Elements of the page that have a style attribute. */
    count(): number;
}
export type RuleFailure = 'rule-exists' | 'rule-missing' | 'not-allowed' | 'read-only';
/** Rules a person makes and renames. One call is one undo step. */
export interface StyleRules {
    /** There before it says anything, so that it can be chosen; `::before` and `::after` get their content. */
    create(rule: StyleRule): Outcome<undefined, RuleFailure>;
    /** The same declarations under other states, in the same place. A rule that is being edited is followed. */
    restate(rule: StyleRule, states: readonly string[]): Outcome<undefined, RuleFailure>;
}
/**
 * What the style panel writes to: the canvas' rules, or a keyframe while the animation builder is open. Of several
 * selected elements the values are those of the last, the classes those that all have; a class is given to all of them.
 */
export interface StyleSurface {
    readonly state: Readable<StyleState>;
    edit(edits: readonly StyleEdit[], options?: EditOptions): void;
    /** Takes a preview back. */
    endPreview(): void;
    /** Computed value in the frame, for placeholders of properties nobody set. */
    computed(property: string): string;
    /**
     * Colours behind the text of the element, from the front on, the last one opaque; null over a picture, and while
     * nothing is selected.
     */
    backdrop?(): readonly string[] | null;
    /** Path from which relative addresses in the next values start, `css/index.css`; null while nothing is edited. */
    addressPlace?(): string | null;
    /** Gives what is selected a class of its own, behind those that it has, and edits that. One step. Absent as above. */
    splitOff?(): void;
    selectClass(name: string | null): void;
    addClass(name: string): void;
    removeClass(name: string): void;
    /** States of the rule being edited; a rule that does not exist yet is made with the first value. */
    setStates(states: readonly string[]): void;
    /** Edits exactly this rule; switches the device to match its media query. */
    selectRule(rule: StyleRule): void;
    removeRule(rule: StyleRule): void;
    /** What the rule being edited says, as it is written and in that order. */
    ownDeclarations?(): readonly (StyleEdit & {
        readonly value: string;
    })[];
    /** Every rule for the element that is none of `lines`, in whatever state it is; read anew with each call. */
    otherRules?(): Promise<readonly RuleLine[]>;
    /** Absent where rules are not made by hand, as for a frame of an animation. */
    readonly rules?: StyleRules;
    /** Absent where there are none, as for a frame of an animation. */
    readonly inline?: InlineStyles;
    /**
     * All that is said of the selector being edited, in whatever state and at-rule, goes to where the site, or the open page
     * alone, has its rules: as one step. Where an element of any page would look another way nothing is changed, unless
     * `anyway`. Other pages are asked as they are stored. `from` is the path of another page's sheet that the rules stand in,
     * for `site` alone. Absent where rules have no sheet.
     */
    moveRule?(reach: RuleReach, anyway?: boolean, from?: string): Promise<Outcome<RuleMove, RuleFailure | 'worker-lost'>>;
    classSuggestions(): readonly string[];
    /** A readable class for what is selected, that nothing of the open page has yet. */
    proposeClass?(): string;
    /**
     * Where the rule goes that is still to be made: one of `home.choices`. It holds for this rule alone, changes nothing
     * by itself, and is no step to undo. Nothing happens where the sheet is none of the choices.
     */
    chooseSheet?(sheet: string): void;
}

// services/tailwind.d.ts
/** Sheets of utility classes for users' pages. */
export interface TailwindService {
    /**
     * What these classes need, empty where none of them is a utility. Made off the main thread, and sooner when the
     * classes only add to those of the call before. `rules` are css with `@apply`, `theme()` and their like, which are
     * compiled into the same sheet; what cannot be is left out. Null when the compiler cannot be had now.
     */
    sheet(classes: readonly string[], rules?: string): Promise<string | null>;
    /** Names that these rules apply and nobody knows, in their order. Empty when the compiler cannot be had now. */
    unknownApplied?(rules: string): Promise<readonly UnknownClass[]>;
}
/** A name in `@apply` that is no class of Tailwind. */
export interface UnknownClass {
    readonly name: string;
    /** Of the rule that applies it. */
    readonly selector: string;
    /** The known one that is written most alike; null where none is. */
    readonly nearest: string | null;
}

// services/toasts.d.ts
import type { Dispose } from '../lifetime.ts';
/** A button in a message; the message goes with its press. */
export interface ToastAction {
    readonly label: string;
    run(): void;
}
export interface ToastsService {
    success(message: string): void;
    /** What went well by itself, while people were at something else: it covers nothing that they wait for. */
    aside?(message: string): void;
    warning(message: string): void;
    /** With `onOpen` a click on it leads on, to where everything about it stands. */
    error(message: string, detail?: string, onOpen?: () => void): void;
    info(message: string): void;
    /** Something that may be done with what was just done, by a button in the message. It stays as long as what went wrong. */
    offer?(message: string, action: ToastAction): void;
    /** Stays until the returned end is called. */
    loading(message: string): Dispose;
}

// services/variables.d.ts
import type { FileChange } from './saving.ts';
/** A custom property as a sheet of the site declares it. */
export interface VariableDeclaration {
    readonly name: string;
    readonly value: string;
    /** Of the rule around it; empty for a block of an at-rule alone, such as `@theme`. */
    readonly selector: string;
    /** As style rules name it, `@media (max-width: 768px)`; null at the top level. */
    readonly atRule: string | null;
    /** What the comment above it, or behind it on its line, says; empty without one. */
    readonly description: string;
    /** 1-based, in the file. */
    readonly line: number;
}
/** A place that names a custom property without declaring it. */
export interface VariableUse {
    readonly name: string;
    /** 1-based, in the file; 0 in the record. */
    readonly line: number;
    /** A script, a class or a sheet of a library says it, which no rename changes. */
    readonly isFixed: boolean;
}
/** What one sheet says of custom properties: a file, or a style element of a page. */
export interface VariableSheet {
    /** Which style element of the file it is, from 0; null for a file of CSS. */
    readonly part: number | null;
    readonly declarations: readonly VariableDeclaration[];
    /** The `syntax` of every `@property`. */
    readonly registered: Readonly<Record<string, string>>;
    /** How many rules it has. */
    readonly rules: number;
}
/** What one file of the site says of custom properties. */
export interface VariableFile {
    /** Empty for the record of the project. */
    readonly path: string;
    /** Name of the page, or the path. */
    readonly label: string;
    readonly isPage: boolean;
    /** Sheets of the site itself; none for files that only use what others declare. */
    readonly sheets: readonly VariableSheet[];
    readonly uses: readonly VariableUse[];
}
/** A change of custom properties that concerns all files. */
export type VariableEdit = {
    readonly kind: 'rename';
    readonly from: string;
    readonly to: string;
}
/** `replacement` is a value, `var(--other)` included, for every use; null leaves uses as they are. */
 | {
    readonly kind: 'remove';
    readonly name: string;
    readonly replacement: string | null;
}
/** A value that is spelled out: colours wherever they stand, all else as the whole value of the same property. */
 | {
    readonly kind: 'extract';
    readonly property: string;
    readonly value: string;
    readonly name: string;
    /** The sheet that gets the declaration. */
    readonly sheet: {
        readonly path: string;
        readonly part: number | null;
    };
};
export interface PlannedVariables {
    /** All of it is one step. */
    readonly change: FileChange;
    /** How many uses change. */
    readonly uses: number;
    /** Pages, scripts and sheets of libraries that name it and are left as they are. */
    readonly left: readonly string[];
}

// settings/setting-table.d.ts
import type { SettingName } from '../records/project-settings.ts';
/** Groups in the order in which they are shown, with their titles. */
export declare const settingGroups: {
    readonly editing: 'Editing';
    readonly pages: 'Pages';
    readonly export: 'Export';
    readonly motion: 'Motion';
    readonly libraries: 'Libraries in one file';
};
export interface SettingEntry {
    readonly group: keyof typeof settingGroups;
    /** What people read; the name that is stored is another one. */
    readonly label: string;
    /** What is different when it is on. */
    readonly hint: string;
    /** Says nothing while this one is off; it stands right before those that need it. */
    readonly needs?: SettingName;
}
/**
 * Every setting as people see it, in the order of its group. Its name and default stand in `settingDefaults`: those are
 * needed at the start, these texts when somebody looks at settings. A name that is missing here is an error of types.
 */
export declare const settingTable: Readonly<Record<SettingName, SettingEntry>>;
export interface ListedSetting extends SettingEntry {
    readonly name: SettingName;
}
/** In the order in which they are shown. */
export declare function listSettings(): readonly ListedSetting[];

// shares.d.ts
import * as v from 'valibot';
/** Where the server that serves the editor keeps what is shared. */
export declare const sharesPath = "/shares";
/** The first bytes of an encrypted site: docs/share-format.md. */
export declare const sharedFileMark = "PRGLSHR";
/**
 * Where sites that are shared go, as `/config.json` says; absent, nothing can be shared. `own`: the file is PUT to our
 * server. `temp-file`: it is posted as the field `file` to a host that others run.
 */
export declare const shareTargetSchema: v.ObjectSchema<{
    readonly kind: v.PicklistSchema<["own", "temp-file"], undefined>;
    readonly upload: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>;
    /** How long it is kept. */
    readonly seconds: v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 1, undefined>]>;
    /** The largest; absent, the host does not say. */
    readonly bytes: v.OptionalSchema<v.NumberSchema<undefined>, undefined>;
}, undefined>;
export type ShareTarget = v.InferOutput<typeof shareTargetSchema>;

// site-address.d.ts
/** The files of a site that may answer an address, likeliest first: `/about` is `about.html`, `/blog/` its index page. */
export declare function filesAt(pathname: string): readonly string[];

// slots.d.ts
/**
 * Places in the frame that a remote may fill. `modal:` views get `close`; a `panel:` or `left:` view that is not one
 * of the built-in routes is listed in the rail with the title and icon of its `PanelInfo`.
 */
export type SlotName = `screen:${string}` | `canvas` | `panel:${string}` | `left:${string}` | `modal:${string}` | `bar:${string}`;

// storage-keys.d.ts
/** Keys of local and session storage, docs/reference/storage.md. Only the shell reads and writes them. */
export declare const storageKeys: {
    readonly projectId: 'currentProjectId';
    readonly pageId: 'currentPageId';
    readonly settings: 'project_settings';
    readonly previewUrl: 'preview_url';
    readonly deployment: 'deployment';
    readonly previewSecret: 'preview_secret';
    readonly installationChecked: 'is_installation_checked';
    readonly installed: 'installed';
    readonly panelLayout: 'panel-layout';
    readonly theme: 'theme';
    /** Pages that tabs of this browser are drawing at the moment, by tab: what is left of a tab that crashed. */
    readonly openings: 'opening_pages';
    /** Session storage: the project that this tab writes, known again after a reload. */
    readonly writing: 'writing';
    /** Session storage: what the pages of this tab are looked at with. */
    readonly pageLook: 'page_preferences';
    /** Bytes this browser gives to the history of each project. */
    readonly historyLimit: 'history_limit';
    /** Sites shared from this browser, with what takes them away again. */
    readonly ownShares: 'own-shares';
    /** Set while a project is linked to a folder on the disk: nothing is looked for otherwise. */
    readonly folders: 'linked_folders';
    /** Remotes that this browser's owner has added. */
    readonly addedRemotes: 'added-remotes';
};

// store-work.d.ts
import { type Outcome } from './outcome.ts';
import type { CanvasService } from './services/canvas.ts';
import type { SaveFailure } from './services/saving.ts';
import type { ToastsService } from './services/toasts.ts';
type Storing = Pick<CanvasService, 'save'>;
/** Stores what the open page holds, now. That saving by itself was quicker is as good. */
export declare function storeWork(canvas: Storing): Promise<Outcome<undefined, SaveFailure>>;
interface Telling {
    readonly canvas: Storing;
    readonly toasts: Pick<ToastsService, 'error'>;
}
/**
 * Says that something is in the project, or gone from it, once that is stored: whoever has read it may lose the tab. What
 * could not be stored stays in the tab and is tried again, which the message says.
 */
export declare function sayStored({ canvas, toasts }: Telling, say: () => void): Promise<void>;
export {};

// write-failures.d.ts
import type { EditFailure } from './services/canvas.ts';
import type { SaveFailure } from './services/saving.ts';
export declare const saveFailed = "Faild to save project";
/** What a person hears of a text that could not be written, wherever it was typed. */
export declare const writeFailures: Readonly<Record<EditFailure | SaveFailure, string>>;

// @pergola/ui
Accordion
Button
CardGrid
Chip
ColorField
Combobox
ContextMenu
Dialog
EmptyState
FieldFrame
FieldLabel
FieldRow
IconButton
Menu
PaletteList
PanelFrame
PathIcon
Popover
ProgressBar
ReadOnly
ReadOnlyNotice
RenameInput
RowList
SearchField
SegmentedControl
Select
Shortcut
Skeleton
Switch
Tabs
TextField
Tooltip
UnitInput
UploadButton
askUnderPolicy
fetchElsewhere
firstOf
focusOnMount
lengthUnits
loadFloats
onDragKey
policyRefusal
saveFile
shortName
shortcutLabel
tabStopBeside
tabStops
takeDragKeys
useDebounced
useFileDrop
useScrub
useServed
watchPolicy
