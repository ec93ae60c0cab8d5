extension ReportPage {
    /// The style sheet, with the colors of the reader's light or dark appearance.
    static let style = """
        :root { color-scheme: light dark; --back: #fff; --text: #1f2328; --dim: #57606a;
          --line: #d0d7de; --box: #f6f8fa; --red: #cf222e; --amber: #9a6700; --blue: #0969da; }
        @media (prefers-color-scheme: dark) { :root { --back: #0d1117; --text: #e6edf3;
          --dim: #9198a1; --line: #3d444d; --box: #151b23; --red: #ff7b72; --amber: #d29922;
          --blue: #4493f8; } }
        * { box-sizing: border-box; }
        body { margin: 0; background: var(--back); color: var(--text);
          font: 14px/1.45 system-ui, sans-serif; }
        header, section { padding: 12px 20px; }
        h1 { font-size: 20px; margin: 0; } h2 { font-size: 16px; margin: 0 0 8px; }
        h3 { font-size: 14px; margin: 16px 0 6px; }
        header p, #status { color: var(--dim); margin: 4px 0; }
        #controls { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; }
        input, button { font: inherit; color: inherit; background: var(--box);
          border: 1px solid var(--line); border-radius: 6px; padding: 2px 8px; }
        button { cursor: pointer; } button:focus-visible, input:focus-visible,
        g.node:focus-visible rect { outline: 2px solid var(--blue); }
        #depth { width: 4em; }
        #folders { display: flex; flex-wrap: wrap; gap: 6px; margin: 8px 0; }
        #folders button[aria-pressed="true"] { border-color: var(--blue); color: var(--blue); }
        #canvas { overflow: auto; border: 1px solid var(--line); border-radius: 6px;
          max-height: 70vh; }
        svg { display: block; margin: 0 auto; }
        text.count { fill: var(--dim); font-size: 11px; }
        text.count.red { fill: var(--red); } text.count.amber { fill: var(--amber); }
        g.node { cursor: pointer; } g.node rect { fill: var(--box); stroke: var(--dim); }
        g.node.folder rect { stroke-width: 2; stroke-dasharray: 5 3; }
        g.node text { fill: var(--text); font-size: 12px; text-anchor: middle; }
        path.edge { fill: none; stroke: var(--dim); opacity: .55; }
        path.edge.frozen { stroke-dasharray: 5 3; }
        path.edge.amber { stroke: var(--amber); opacity: .8; }
        path.edge.red { stroke: var(--red); opacity: 1; stroke-width: 1.8; }
        marker path { fill: context-stroke; stroke: none; }
        svg.lit path.edge, svg.lit g.node { opacity: .12; }
        svg.lit path.edge.lit, svg.lit g.node.lit { opacity: 1; }
        path.edge.lit { stroke-width: 2.4; } g.node.lit rect { stroke: var(--blue); }
        details { border-left: 3px solid var(--line); padding: 2px 10px; margin: 4px 0; }
        details.error { border-color: var(--red); } details.warning { border-color: var(--amber); }
        summary { cursor: pointer; } ul { padding-left: 20px; } li { margin: 6px 0; }
        code { overflow-wrap: anywhere; } .count { color: var(--dim); }
        """
}
