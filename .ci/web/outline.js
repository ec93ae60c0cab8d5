// What a page consists of, one line each, without what differs from one minute to the next.
const lines = [];
const text = element => (element.alt || element.ariaLabel || element.querySelector('.title')?.textContent || element.textContent).trim().replace(/ · .*$/, '');
for (const element of document.body.querySelectorAll('nav, main, [role=dialog], [role=status], h1, h2, a, button, label, input, svg[role=img], img, li.row > .texts')) {
    if (element.type == 'hidden' || element.matches('.skip')) continue;
    let depth = 0;
    for (let e = element.parentElement; e != document.body; e = e.parentElement)
        if (e.matches('nav, main, [role=dialog], section')) depth += 1;
    const kind = element.matches('.texts') ? 'text' : element.getAttribute('role') ?? element.localName;
    const isGroup = element.matches('nav, main, [role=dialog], [role=status], input');
    const mark = element.ariaCurrent ? ' (here)' : element.ariaChecked ? ` (${element.ariaChecked == 'true' ? 'on' : 'off'})` : '';
    lines.push('  '.repeat(depth) + kind + (isGroup ? (element.ariaLabel ? ' ' + element.ariaLabel : '') : ' ' + text(element)) + mark);
}
return lines.join('\n');
