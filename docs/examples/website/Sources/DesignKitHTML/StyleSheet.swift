/// The style sheet of every page: light and dark, from the width of a phone to that of a desktop.
public enum StyleSheet {
    /// The text of the file.
    public static let text = """
        :root {
            color-scheme: light dark;
            --background: light-dark(#f2f2f7, #000000); --surface: light-dark(#ffffff, #1c1c1e);
            --text: light-dark(#1c1c1e, #f5f5f7); --secondary: light-dark(#636366, #aeaeb2);
            --tint: light-dark(#0058c4, #6cb2ff); --on-tint: light-dark(#ffffff, #00203f);
            --line: light-dark(#d8d8dc, #3a3a3c);
        }
        * { box-sizing: border-box; }
        html { -webkit-text-size-adjust: 100%; scroll-padding-bottom: 96px; }
        body {
            margin: 0; background: var(--background); color: var(--text);
            font: 1.0625rem/1.4 -apple-system, system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans SC", "PingFang SC", sans-serif;
            overflow-wrap: anywhere;
        }
        a { color: var(--tint); }
        ul { list-style: none; margin: 0; padding: 0; }
        :focus-visible { outline: 3px solid var(--tint); outline-offset: 2px; border-radius: 6px; }
        .row :focus-visible { outline-offset: -3px; }
        .row .line :focus-visible { outline-offset: 2px; }
        main:focus { outline: none; }
        .skip { position: absolute; left: -100vw; top: 8px; z-index: 3; padding: 10px 16px; background: var(--tint); color: var(--on-tint); }
        .skip:focus { left: 8px; }

        main { max-width: 42rem; margin: 0 auto; padding: 12px 16px 104px; }
        .bar { padding: 4px 4px 0; }
        h1 { margin: 4px 0 12px; font-size: 2rem; line-height: 1.15; letter-spacing: -0.02em; text-wrap: balance; }
        .back, .close { display: inline-flex; align-items: center; min-width: 44px; min-height: 44px; color: var(--tint); text-decoration: none; }
        .back::before { content: ""; width: 10px; height: 10px; margin: 0 6px 0 4px; border: solid; border-width: 0 0 2.5px 2.5px; transform: rotate(45deg); }

        .group { margin: 0 0 24px; }
        h2 { display: flex; align-items: center; gap: 10px; margin: 0 4px 8px; font-size: 1.0625rem; font-weight: 600; }
        .badge { flex: none; display: grid; place-items: center; width: 36px; height: 36px; border-radius: 50%; background: var(--tint); color: var(--on-tint); font-size: 0.8125rem; }
        .rows { border-radius: 14px; background: var(--surface); overflow: hidden; }
        .rows + .photos, .photos + .rows { margin-top: 10px; }
        .row { position: relative; display: flex; min-height: 44px; }
        .row + .row { border-top: 1px solid var(--line); }
        .row > .texts, .row > a, .row button, .row > .text { flex: 1; padding: 11px 16px; }
        .row > a, .row button, .row > .text { display: flex; align-items: center; gap: 12px; }
        .row .texts { flex: 1; }
        .value { flex: none; align-self: center; font-weight: 600; }
        .row > .value { padding: 11px 16px 11px 0; }
        .row > a { color: inherit; text-decoration: none; padding-right: 36px; }
        .row.link > a::after { content: ""; position: absolute; right: 18px; top: 50%; width: 8px; height: 8px; margin-top: -5px; border: solid var(--secondary); border-width: 2px 2px 0 0; transform: rotate(45deg); }
        .texts { display: block; min-width: 0; text-align: start; }
        .title { display: block; white-space: pre-line; }
        .detail { display: block; color: var(--secondary); font-size: 0.9375rem; white-space: pre-line; }
        .row > a:hover, .row button:hover { background: color-mix(in srgb, var(--tint) 10%, transparent); }

        form { flex: 1; display: flex; }
        button { font: inherit; color: var(--tint); background: none; border: 0; cursor: pointer; text-align: start; }
        .action .title { color: var(--tint); }
        .toggle button { color: inherit; }
        .switch { flex: none; width: 51px; height: 31px; padding: 2px; border-radius: 16px; background: var(--secondary); }
        .switch::before { content: ""; display: block; width: 27px; height: 27px; border-radius: 50%; background: var(--surface); }
        [aria-checked="true"] .switch { background: var(--tint); }
        [aria-checked="true"] .switch::before { margin-left: 20px; }
        .field form { flex-direction: column; padding: 11px 16px; gap: 6px; }
        label { color: var(--secondary); font-size: 0.9375rem; }
        .line { display: flex; gap: 8px; }
        input { flex: 1; min-width: 0; min-height: 44px; padding: 8px 12px; font: inherit; color: inherit; background: var(--background); border: 1px solid var(--secondary); border-radius: 10px; }
        .row .line button, .leave > a { flex: none; display: inline-block; padding: 11px 20px; border-radius: 12px; background: var(--tint); color: var(--on-tint); font-weight: 600; text-decoration: none; }
        .row .line button:hover, .leave > a:hover { background: color-mix(in srgb, var(--tint) 85%, var(--text)); }

        .photos { display: grid; gap: 8px; grid-template-columns: 1fr 1fr; }
        .photos img { display: block; width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; border-radius: 14px; }
        .photos li:first-child:nth-last-child(odd) { grid-column: 1 / -1; }
        .photos li:first-child:nth-last-child(odd) > * { aspect-ratio: 16 / 9; }
        .notices { margin-bottom: 16px; padding: 2px 16px; border-radius: 14px; border-left: 4px solid var(--tint); background: var(--surface); }
        .notices p { margin: 10px 0; }
        main > p { margin: 0 4px 16px; }
        .footer { margin-top: 8px; padding: 0 4px; color: var(--secondary); font-size: 0.9375rem; }

        .tabs { position: fixed; z-index: 2; inset: auto 0 0; padding-bottom: env(safe-area-inset-bottom); background: var(--surface); border-top: 1px solid var(--line); }
        .tabs ul { display: flex; justify-content: space-around; max-width: 42rem; margin: 0 auto; }
        .tabs li { flex: 1; display: flex; min-width: 0; }
        .tabs a, .tabs button { position: relative; flex: 1; display: flex; flex-direction: column; align-items: center; gap: 2px; min-height: 54px; padding: 6px 2px; color: var(--secondary); font-size: 0.75rem; text-align: center; text-decoration: none; }
        .tabs [aria-current] { color: var(--tint); font-weight: 600; }
        .tabs svg { flex: none; width: 26px; height: 26px; fill: none; stroke: currentColor; stroke-width: 1.8; stroke-linecap: round; stroke-linejoin: round; }
        .count { position: absolute; top: 3px; left: calc(50% + 6px); min-width: 18px; padding: 0 5px; border-radius: 9px; background: var(--tint); color: var(--on-tint); font-size: 0.75rem; line-height: 18px; }

        .sheet { margin: 8px 0; padding: 8px 16px 16px; border: 1px solid var(--line); border-radius: 20px; background: var(--background); box-shadow: 0 12px 40px rgb(0 0 0 / 0.25); }
        [inert] { opacity: 0.4; }

        @media (min-width: 48rem) {
            .tabs { inset: 0 auto 0 0; width: 15rem; padding: 24px 12px; border-top: 0; border-right: 1px solid var(--line); }
            .tabs ul { display: block; }
            .tabs a, .tabs button { flex-direction: row; gap: 12px; min-height: 44px; padding: 8px 12px; border-radius: 10px; color: var(--text); font-size: 1.0625rem; }
            .tabs [aria-current] { background: color-mix(in srgb, var(--tint) 12%, transparent); color: var(--tint); }
            .count { position: static; margin-left: auto; }
            .tabs ~ main { margin-left: max(15rem, calc(50% - 13.5rem)); padding: 24px 32px 48px; }
            .sheet { margin: 24px 0; padding: 16px 24px 24px; }
        }
        @media (prefers-reduced-motion: no-preference) { .switch::before { transition: margin 0.15s; } }

        """
}
